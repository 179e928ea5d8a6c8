# The titles of the collection.

puzzle-duckling = Duckling
puzzle-notes = Music notes
puzzle-mushroom = Mushroom
puzzle-penguin = Penguin
puzzle-cherries = Cherries
puzzle-snail = Snail
puzzle-teapot = Teapot
puzzle-umbrella = Umbrella
puzzle-sailboat = Sailing boat
puzzle-gramophone = Gramophone
puzzle-fishbowl = Goldfish bowl
puzzle-lighthouse = Lighthouse
puzzle-owl = Owl
puzzle-locomotive = Steam engine
