import * as signIn from '@/api/signIn'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
}

/** The calls about signing in every day. */
export function signInTests({ mark, login }: Context): void {
  test('signing in: open, done, done already, in the calendar', async () => {
    await login()
    const state = await mark('signIn.getSignInState', signIn.getSignInState())
    expect(state).toMatchObject({ isSignedToday: false, streakDays: 0, todayPoints: 1 })
    expect(state.rules).toContain('连续签到')
    expect(await mark('signIn.signInToday', signIn.signInToday())).toBe(1)
    expect(await signIn.signInToday()).toBeNull()
    expect(await signIn.getSignInState()).toMatchObject({ isSignedToday: true, streakDays: 1 })
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
    const days = await mark('signIn.listSignedDays', signIn.listSignedDays(month))
    expect(days).toEqual([{ date: expect.stringMatching(`^${month}-`), points: 1 }])
  })
}
