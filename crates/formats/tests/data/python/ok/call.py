solve(rows=[[3], [1]], cols=[[2], [1], [1]])
