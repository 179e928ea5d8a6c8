#d
a:a black/white
:
1a
:
1a
:
