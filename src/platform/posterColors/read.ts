import type { PosterColors } from './types'

const usual: PosterColors = { brand: '#D92B2B', tint: '#FDECEB', onTint: '#B71F1F' }

/** Three colours from config/brand, or the default ones. */
export function readColors(text = ''): PosterColors {
  const [brand, tint, onTint] = /^(#[0-9a-f]{6}) (#[0-9a-f]{6}) (#[0-9a-f]{6})$/i.exec(text)?.slice(1) ?? []
  return brand && tint && onTint ? { brand, tint, onTint } : usual
}
