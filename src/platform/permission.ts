import Taro from '@tarojs/taro'

/** What WeChat says went wrong: it throws objects, not errors. */
const errMsgOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''

/**
 * Why WeChat has not done what needs the learner's leave: `refused`: the app may not; `cancelled`: they have changed
 * their mind.
 * @throws the error when it is neither
 */
export function denialOf(error: unknown): 'refused' | 'cancelled' {
  const reason = errMsgOf(error)
  if (/cancel/.test(reason)) return 'cancelled'
  if (/auth|permission/.test(reason)) return 'refused'
  throw error
}

/** Leads to WeChat's settings; whether the app has the scope then. */
export async function openScope(scope: `scope.${string}`): Promise<boolean> {
  const { authSetting } = await Taro.openSetting()
  // Taro's list of scopes lacks some.
  const scopes: Record<string, boolean | undefined> = { ...authSetting }
  return scopes[scope] === true
}
