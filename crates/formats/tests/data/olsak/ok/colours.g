A flower, for a test
#dalekohled
   0:.   white      paper
   r:r   red
   g:g   #00aa00    leaf green
:rows
1r
2g
:columns
1r 1g
1g
:end
