/**
 * The shorter edge of a picture that is made smaller: a page of handwriting can be read, whichever way it lies, and a
 * long screenshot keeps its width. WeChat's album does the same.
 */
export const readableEdgePx = 1280
