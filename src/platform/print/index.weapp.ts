/** A mini-program cannot print. */
export {}
