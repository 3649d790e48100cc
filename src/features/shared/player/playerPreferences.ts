import { useState } from 'react'

import { storageItem, textStorageItem } from '@/platform/storage'

import { type Speed, speeds } from './rules'

/** The learner's choices on this device, for all lessons. */
const speedItem = storageItem<Speed>('player:speed', (stored) => speeds.find((speed) => speed === stored) ?? null)
/** Label of the chosen quality. */
export const qualityItem = textStorageItem('player:quality')
/** Whether the last lesson was HLS; '' = no. Then the next one probably is, too, and its player can be prefetched. */
export const listItem = textStorageItem('player:list')

export function useSpeed(): [Speed, (speed: Speed) => void] {
  const [speed, setSpeed] = useState<Speed>(() => speedItem.get() ?? 1)
  const choose = (next: Speed) => {
    speedItem.set(next)
    setSpeed(next)
  }
  return [speed, choose]
}
