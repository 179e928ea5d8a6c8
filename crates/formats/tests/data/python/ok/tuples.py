# A flag
from x import solve
columns = [(2,), (1,), (1,)]
rows = [(3,), (1,)]
