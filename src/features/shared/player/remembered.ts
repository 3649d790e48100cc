import { useState } from 'react'

import { slot, textSlot } from '@/platform/storage'

import { type Speed, speeds } from './rules'

/** What this device remembers of the learner's choices, for every lesson. */
const speedSlot = slot<Speed>('player:speed', (stored) => speeds.find((speed) => speed === stored) ?? null)
/** Label of the chosen quality. */
export const qualitySlot = textSlot('player:quality')

export function useSpeed(): [Speed, (speed: Speed) => void] {
  const [speed, setSpeed] = useState<Speed>(() => speedSlot.get() ?? 1)
  const choose = (next: Speed) => {
    speedSlot.set(next)
    setSpeed(next)
  }
  return [speed, choose]
}
