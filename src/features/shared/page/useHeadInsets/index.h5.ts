import type { UseHeadInsets } from './types'

/** CSS knows the safe area. */
export const useHeadInsets: UseHeadInsets = () => ({})
