import { useState } from 'react'
import * as v from 'valibot'

import { storageItem } from '@/platform/storage'

export const subtitleSizes = ['small', 'medium', 'large'] as const
export const subtitleGrounds = ['none', 'veil', 'black'] as const

const lookSchema = v.object({ isOn: v.boolean(), size: v.picklist(subtitleSizes), ground: v.picklist(subtitleGrounds) })

/** Subtitles on or off, their size and background. */
export type SubtitleLook = v.InferOutput<typeof lookSchema>

const lookItem = storageItem<SubtitleLook>('player:subtitles', (stored) => (v.is(lookSchema, stored) ? stored : null))

/** Stored on this device, for all lessons. */
export function useSubtitleLook(): [SubtitleLook, (look: SubtitleLook) => void] {
  const [look, setLook] = useState<SubtitleLook>(
    () => lookItem.get() ?? { isOn: false, size: 'medium', ground: 'veil' },
  )
  const choose = (next: SubtitleLook) => {
    lookItem.set(next)
    setLook(next)
  }
  return [look, choose]
}
