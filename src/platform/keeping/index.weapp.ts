import type { Keeping } from './types'

export const keeping: Keeping = { ask: () => undefined, isBrief: false }
