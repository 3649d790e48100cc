import { useState } from 'react'

import { storageItem, textStorageItem } from '@/platform/storage'

import { type Speed, speeds } from './rules'

/** What this device remembers of the learner's choices, for every lesson. */
const speedItem = storageItem<Speed>('player:speed', (stored) => speeds.find((speed) => speed === stored) ?? null)
/** Label of the chosen quality. */
export const qualityItem = textStorageItem('player:quality')
/** The last lesson was a list, so the next one will be: what plays it may be fetched before that is known. '' = it was not. */
export const listItem = textStorageItem('player:list')

export function useSpeed(): [Speed, (speed: Speed) => void] {
  const [speed, setSpeed] = useState<Speed>(() => speedItem.get() ?? 1)
  const choose = (next: Speed) => {
    speedItem.set(next)
    setSpeed(next)
  }
  return [speed, choose]
}
