# Les listes, dans tous les jeux.

list-comma = { ", " }
list-and = { " et " }
list-or = { " ou " }
list-nor = { " ni " }
