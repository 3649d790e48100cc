import type { MotifName } from './motifs'
import type { PaletteName } from './palettes'

export interface Cover {
  motif: MotifName
  palette: PaletteName
  /** The large words, then the small ones. */
  words: [head: string, sub: string]
  glyph: string
}

export const cover = (
  motif: MotifName,
  palette: PaletteName,
  head: string,
  sub: string,
  glyph = '',
): Cover => ({ motif, palette, words: [head, sub], glyph })
