import { devicePositions } from './devicePositions'

/** Where a live lesson's recording ended when it was seen to its end: the server's length may be somewhat wrong. */
export const seenEnd = devicePositions('replayEnd', true)

/** The position in a recording that is watched again. The server knows only the furthest one. */
export const againPosition = devicePositions('replayAgain', false)
