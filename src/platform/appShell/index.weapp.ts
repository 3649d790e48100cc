import type { AppShell } from './types'

/** WeChat is the app around this one. */
export const connectShell = (): Promise<AppShell | null> => Promise.resolve(null)

export const connectedShell = (): AppShell | null => null
