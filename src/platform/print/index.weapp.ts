/** Nothing is printed from there. */
export {}
