import { useState } from 'react'
import * as v from 'valibot'

import { storageItem } from '@/platform/storage'

export const subtitleSizes = ['small', 'medium', 'large'] as const
export const subtitleGrounds = ['none', 'veil', 'black'] as const

const styleSchema = v.object({
  isOn: v.boolean(),
  size: v.picklist(subtitleSizes),
  ground: v.picklist(subtitleGrounds),
})

/** Subtitles on or off, their size and background. */
export type SubtitleStyle = v.InferOutput<typeof styleSchema>

const styleItem = storageItem<SubtitleStyle>('player:subtitles', (stored) =>
  v.is(styleSchema, stored) ? stored : null,
)

/** Stored on this device, for all lessons. */
export function useSubtitleStyle(): [SubtitleStyle, (style: SubtitleStyle) => void] {
  const [style, setStyle] = useState<SubtitleStyle>(
    () => styleItem.get() ?? { isOn: false, size: 'medium', ground: 'veil' },
  )
  const choose = (next: SubtitleStyle) => {
    styleItem.set(next)
    setStyle(next)
  }
  return [style, choose]
}
