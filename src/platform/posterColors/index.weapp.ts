import { readColors } from './read'

/** A build for an academy has them. */
export const posterColors = readColors(BUILD_CONFIG.posterColors)
