/** Poster colours from the academy's own: a background for white text, its light tint, and text on that tint. */
export interface PosterColors {
  brand: string
  tint: string
  onTint: string
}
