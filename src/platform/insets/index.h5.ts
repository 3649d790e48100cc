import type { HeadInsets } from './types'

/** CSS knows the safe area. */
export const headInsets: HeadInsets = () => ({})
