import type { Stills } from './types'

export const stills: Stills = {
  canTake: false,
  take: async () => null,
  store: async () => false,
  get: async () => null,
  drop: async () => undefined,
  show: () => '',
  letGo: () => undefined,
  keys: async () => [],
}
