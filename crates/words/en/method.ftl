# The methods: the idea in one line, and where it comes from.

method-backtrack-complete = everything each line implies; where that rests, a hypothesis on the first open cell, black first
