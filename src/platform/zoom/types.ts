/** The learner has zoomed into the page, so that a finger moves it. Never in the mini-program. */
export type IsZoomed = () => boolean
