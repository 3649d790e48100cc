import { useState } from 'react'
import * as v from 'valibot'

import { storageItem } from '@/platform/storage'

export const subtitleSizes = ['small', 'medium', 'large'] as const
export const subtitleGrounds = ['none', 'veil', 'black'] as const

const lookSchema = v.object({ isOn: v.boolean(), size: v.picklist(subtitleSizes), ground: v.picklist(subtitleGrounds) })

/** Whether the learner wants subtitles, how large, and what lies behind them. */
export type SubtitleLook = v.InferOutput<typeof lookSchema>

const lookItem = storageItem<SubtitleLook>('player:subtitles', (stored) => (v.is(lookSchema, stored) ? stored : null))

/** Remembered by this device, for every lesson. */
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
