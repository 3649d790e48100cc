import { device } from '@/platform/device'

import type { AppShell } from './types'

let asked: Promise<AppShell | null> | undefined
let answered: AppShell | null = null

async function connect(): Promise<AppShell | null> {
  try {
    const { openBridge } = await import('./bridge')
    answered = await openBridge()
  } catch {
    // The bridge's code did not load: the next caller tries again.
    asked = undefined
  }
  return answered
}

/** The operator's app around this page; null = there is none, or it does not answer. Asked once. */
export const connectShell = (): Promise<AppShell | null> =>
  device.platform === 'H5' ? Promise.resolve(null) : (asked ??= connect())

/** For callers that cannot wait: null until the app has answered. */
export const connectedShell = (): AppShell | null => answered
