/** What the poster takes from the academy's own colour: a ground under white words, its tint, words on that. */
export interface PosterColors {
  brand: string
  tint: string
  onTint: string
}
