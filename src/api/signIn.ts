/** Add-on DaySignIn: points for coming every day. See docs/backend/promotions.md#daily-sign-in. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag, int, list, maybe, text } from '@/lib/decode'

const root = '/addons/DaySignIn/api/v1'

export interface SignInState {
  isSignedToday: boolean
  /**
   * Days in a row up to today, or up to yesterday while today's sign-in is missing; undefined = the server does not
   * count.
   */
  streakDays: number | undefined
  /** Points for today; undefined = not given. */
  todayPoints: number | undefined
  /** The operator's words about rewards; '' = not given. */
  rules: string
}

const stateWire = v.pipe(
  v.object({
    is_submit: flag,
    continuous_days: maybe(int),
    today_reward: maybe(int),
    rules: v.fallback(v.optional(text, ''), ''),
  }),
  v.transform((wire): SignInState => ({
    isSignedToday: wire.is_submit,
    streakDays: wire.continuous_days,
    todayPoints: wire.today_reward,
    rules: wire.rules,
  })),
)

export const getSignInState = async (signal?: AbortSignal): Promise<SignInState> =>
  decode(stateWire, await request({ path: `${root}/user`, method: 'GET', signal }))

/** Once a day, China time. @returns points; null = done already today */
export async function signInToday(): Promise<number | null> {
  const data = await request({ path: `${root}/signIn`, method: 'POST', body: {} })
  const { reward } = decode(v.object({ reward: v.union([int, v.literal(false)]) }), data)
  return reward === false ? null : reward
}

interface SignedDay {
  /** '2024-05-01', China time. */
  date: string
  points: number
}

const dayWire = v.pipe(
  v.object({ date: v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d/)), reward: int }),
  v.transform(({ date, reward }): SignedDay => ({ date: date.slice(0, 10), points: reward })),
)

/**
 * @param month '2024-05'
 * @throws ApiError of a missing route where the server keeps no calendar
 */
export async function listSignedDays(month: string, signal?: AbortSignal): Promise<SignedDay[]> {
  const data = await request({ path: `${root}/records`, method: 'GET', query: { month }, signal })
  return decode(v.object({ days: list(dayWire) }), data).days
}
