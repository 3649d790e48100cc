import type { WideMedia } from './types'

/** A phone's page never lies across. */
export const wideMedia: WideMedia = undefined
