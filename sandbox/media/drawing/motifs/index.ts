import type { Palette } from '../palettes'
import type { Random } from '../svg'
import * as diagrams from './diagrams'
import * as letters from './letters'
import * as scenes from './scenes'

/** Draws on 800x600. `glyph` is used by the motifs made of writing. */
export type Motif = (palette: Palette, random: Random, glyph: string) => string

export const motifs = { ...diagrams, ...letters, ...scenes } satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
