import type { SmsScene } from '@/api/auth'
import { smsResendSec } from '@/config/limits'
import { loginItem } from '@/stores/session'

/** The time of the last code by scene and target. Leaving the page or the app does not shorten the wait. */
type SentAtMs = Record<string, number>

const isSentAtMs = (stored: unknown): stored is SentAtMs =>
  typeof stored === 'object' && stored !== null && Object.values(stored).every((value) => typeof value === 'number')

// Mobiles and mail addresses are personal, so they are removed at logout.
const sentItem = loginItem<SentAtMs>('sms_sent', (stored) => (isSentAtMs(stored) ? stored : null))

const keyOf = (scene: SmsScene, target: string) => `${scene}:${target}`

const restSec = (sentAtMs: number, nowMs: number) => smsResendSec - Math.floor((nowMs - sentAtMs) / 1000)

/** A time in the future means that the clock was moved. Then the wait is over. */
const isWaiting = (sentAtMs: number, nowMs: number) => sentAtMs <= nowMs && restSec(sentAtMs, nowMs) > 0

/** Also removes entries whose wait is over. */
export function noteSent(scene: SmsScene, target: string, nowMs: number): void {
  const waiting = Object.entries(sentItem.get() ?? {}).filter(([, sentAtMs]) => isWaiting(sentAtMs, nowMs))
  sentItem.set({ ...Object.fromEntries(waiting), [keyOf(scene, target)]: nowMs })
}

/** Seconds until this mobile or mail address may get another code; 0 = at once. */
export function resendWaitSec(scene: SmsScene, target: string, nowMs: number): number {
  const sentAtMs = sentItem.get()?.[keyOf(scene, target)]
  return sentAtMs !== undefined && isWaiting(sentAtMs, nowMs) ? restSec(sentAtMs, nowMs) : 0
}
