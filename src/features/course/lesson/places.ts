import { devicePlaces } from '@/features/shared/player/devicePlaces'

/**
 * Positions beyond a lesson's length as the server knows it. If the server were told, it would count the lesson as
 * finished.
 */
export const farPlace = devicePlaces('farPlace', true)

/** The place in a finished lesson that is watched again. The server no longer changes it. */
export const againPlace = devicePlaces('againPlace', false)
