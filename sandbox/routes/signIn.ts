/** The DaySignIn add-on: points for coming every day (docs/backend/promotions.md#daily-sign-in). */
import type { Api } from '../core/api'
import * as signIn from '../services/signIn'

const root = '/addons/DaySignIn/api/v1'

export function signInRoutes(api: Api) {
  api.get(`${root}/user`, 'bearer', (call) => signIn.signInState(call))
  api.post(`${root}/signIn`, 'bearer', (call) => signIn.signIn(call))
  api.get(`${root}/records`, 'bearer', (call) => signIn.signedDays(call))
}
