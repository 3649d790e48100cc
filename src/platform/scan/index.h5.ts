import type { Scanner } from './types'

/** Few browsers read codes, and WeChat's only for sites that it knows. */
export const scanner: Scanner = { canScan: false, scan: async () => 'cancelled' }
