import { slot, textSlot } from '@/platform/storage'

import { type Speed, speeds } from './rules'

/** What this device remembers of the learner's choices, for every lesson. */
export const speedSlot = slot<Speed>('player:speed', (stored) => speeds.find((speed) => speed === stored) ?? null)
/** Label of the chosen quality. */
export const qualitySlot = textSlot('player:quality')
