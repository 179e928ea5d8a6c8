# Lists, in every game.

list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-nor = { " or " }
