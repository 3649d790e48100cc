import { devicePlaces } from './devicePlaces'

/** Where a live lesson's recording ended when it was seen to its end: the server's length may be somewhat wrong. */
export const seenEnd = devicePlaces('replayEnd', true)

/** The place in a recording that is watched again. The server knows only the furthest one. */
export const againPlace = devicePlaces('replayAgain', false)
