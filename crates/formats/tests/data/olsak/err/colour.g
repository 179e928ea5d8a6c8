#d
a:a burple
:
1a
:
1a
:
