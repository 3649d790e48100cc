/** On H5 every module exists once anyway. */
export {}
