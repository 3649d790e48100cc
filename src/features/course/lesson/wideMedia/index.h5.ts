import type { WideMedia } from './types'

/** As in `lesson.module.scss`: a tablet, a computer, or a phone across, which the player alone would fill. */
export const wideMedia: WideMedia = '(min-width: 768px), (min-width: 560px) and (max-height: 500px)'
