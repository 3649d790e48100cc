import type { Screen } from './screen'

/** On the login page: accepts the agreement, and signs in with the phone number of an identity without an account. */
export async function signIn(page: Screen): Promise<void> {
  await page.tap('我已阅读并同意')
  await page.tap('微信一键登录')
  await page.tap('用微信手机号登录')
}
