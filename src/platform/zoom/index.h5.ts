import type { IsZoomed } from './types'

/** Old engines cannot tell. Some report a scale slightly above 1 for a page that is not zoomed. */
export const isZoomed: IsZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01
