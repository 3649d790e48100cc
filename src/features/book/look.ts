import * as v from 'valibot'
import { create } from 'zustand'

import { slot } from '@/platform/storage'

export const leadings = ['tight', 'normal', 'loose'] as const
export const papers = ['day', 'sepia', 'green', 'night'] as const
/** Steps of the font size, from the smallest. */
export const sizeCount = 6

const lookShape = v.object({
  size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(sizeCount - 1)),
  leading: v.picklist(leadings),
  /** `day` is the app's own, light or dark; the tinted ones darken with it; `night` is dark at any time. */
  paper: v.picklist(papers),
})

/** How pages of text look, on this device. */
export type Look = v.InferOutput<typeof lookShape>

const lookSlot = slot<Look>('reader_look', (stored) => (v.is(lookShape, stored) ? stored : null))

const usual: Look = { size: 1, leading: 'normal', paper: 'day' }

interface LookState extends Look {
  change(part: Partial<Look>): void
}

export const useLook = create<LookState>()((set, get) => ({
  ...(lookSlot.get() ?? usual),
  change(part) {
    set(part)
    const { size, leading, paper } = get()
    lookSlot.set({ size, leading, paper })
  },
}))
