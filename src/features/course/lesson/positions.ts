import { devicePositions } from '@/features/shared/player/devicePositions'

/**
 * Positions beyond a lesson's length as the server knows it. If the server were told, it would count the lesson as
 * finished.
 */
export const farPosition = devicePositions('farPlace', true)

/** The position in a finished lesson that is watched again. The server no longer changes it. */
export const againPosition = devicePositions('againPlace', false)
