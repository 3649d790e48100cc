import { device } from '@/platform/device'

import type { AppShell } from './types'

let asked: Promise<AppShell | null> | undefined
let answered: AppShell | null = null

async function connect(): Promise<AppShell | null> {
  try {
    const { openBridge } = await import('./bridge')
    answered = await openBridge()
  } catch {
    // The bridge's code did not come: the next one who asks tries again.
    asked = undefined
  }
  return answered
}

/** The operator's app around this page; null = there is none, or it does not answer: plain H5. Asked once. */
export const connectShell = (): Promise<AppShell | null> =>
  device.platform === 'H5' ? Promise.resolve(null) : (asked ??= connect())

/** The same for who cannot wait: null until it has answered. */
export const connectedShell = (): AppShell | null => answered
