import { create } from 'zustand'

import { appearance } from '@/platform/theme'
import type { TextSize } from '@/platform/theme/types'

interface TextSizeState {
  size: TextSize
  setSize(size: TextSize): void
}

/** The learner's text size, stored on this device. */
export const useTextSize = create<TextSizeState>()((set) => ({
  size: appearance.textSize(),
  setSize(size) {
    appearance.setTextSize(size)
    set({ size })
  },
}))
