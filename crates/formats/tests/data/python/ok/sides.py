top_numbers = [[2], [1], [1]]
side_numbers = [[3], [1]]
