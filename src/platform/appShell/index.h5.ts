import { device } from '@/platform/device'

import type { AppShell } from './types'

let connecting: Promise<AppShell | null> | undefined
let connected: AppShell | null = null

async function connect(): Promise<AppShell | null> {
  try {
    const { openBridge } = await import('./bridge')
    connected = await openBridge()
  } catch {
    // The bridge's code did not load: the next caller tries again.
    connecting = undefined
  }
  return connected
}

/** The operator's app around this page; null = there is none, or it does not answer. Asked once. */
export const connectShell = (): Promise<AppShell | null> =>
  device.platform === 'H5' ? Promise.resolve(null) : (connecting ??= connect())

/** For callers that cannot wait: null until the app has answered. */
export const connectedShell = (): AppShell | null => connected
