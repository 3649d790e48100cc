import * as v from 'valibot'
import { create } from 'zustand'

import { storageItem } from '@/platform/storage'

export const leadings = ['tight', 'normal', 'loose'] as const
export const readerThemes = ['day', 'sepia', 'green', 'night'] as const
/** Steps of the font size, from the smallest. */
export const sizeCount = 6

const settingsShape = v.object({
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(sizeCount - 1)),
  leading: v.picklist(leadings),
  /** `day` follows the app's theme. The tinted ones darken with it; `night` is always dark. */
  paper: v.picklist(readerThemes),
})

/** Appearance of the text, stored on this device. */
type ReaderSettings = v.InferOutput<typeof settingsShape>

const settingsItem = storageItem<ReaderSettings>('reader_look', (stored) =>
  v.is(settingsShape, stored) ? stored : null,
)

const defaultSettings: ReaderSettings = { size: 1, leading: 'normal', paper: 'day' }

interface ReaderSettingsState extends ReaderSettings {
  update(part: Partial<ReaderSettings>): void
}

export const useReaderSettings = create<ReaderSettingsState>()((set, get) => ({
  ...(settingsItem.get() ?? defaultSettings),
  update(part) {
    set(part)
    const { size, leading, paper } = get()
    settingsItem.set({ size, leading, paper })
  },
}))
