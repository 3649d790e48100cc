import { create } from 'zustand'

import { appearance } from '@/platform/theme'
import type { TextSize } from '@/platform/theme/types'

import styles from './textSize.module.scss'

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

/** For what is read: its letters, where the page has to draw them in the learner's size. */
export const useTextSizeClass = () => styles[`text${appearance.pageTextSize(useTextSize().size)}`]
