import type { IsZoomed } from './types'

export const isZoomed: IsZoomed = () => false
