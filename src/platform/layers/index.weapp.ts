import { frontPage } from '@/lib/layers'

import { guards } from './guards'
import type { LayerBack } from './types'

export const layerBack: LayerBack = {
  watch: () => undefined,
  warmUp: () => undefined,
  async aside(move) {
    const guard = guards.get(frontPage())
    await guard?.clear()
    try {
      return await move()
    } finally {
      guard?.restore()
    }
  },
}
