/** The poster's colours, from the academy's own: a ground under white words, its tint, words on that. */
export interface PosterColors {
  brand: string
  tint: string
  onTint: string
}
