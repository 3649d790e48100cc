/** Every module is there once anyway. */
export {}
