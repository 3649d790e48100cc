import Taro from '@tarojs/taro'

/** WeChat throws objects, not errors. */
const errMsgOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''

/**
 * Why WeChat refused something that needs permission. `refused`: the app has no permission. `cancelled`: the learner
 * changed their mind, or declines the academy's guideline, for which WeChat's settings have no switch.
 * @throws the error when it is neither
 */
export function denialOf(error: unknown): 'refused' | 'cancelled' {
  const reason = errMsgOf(error)
  if (/cancel|privacy permission/.test(reason)) return 'cancelled'
  if (/auth|permission/.test(reason)) return 'refused'
  throw error
}

/** Opens WeChat's settings; WeChat does so only within a press, on iPhones before the first promise. @returns whether the app has the scope afterwards */
export async function openScope(scope: `scope.${string}`): Promise<boolean> {
  const { authSetting } = await Taro.openSetting()
  // Taro's types lack some scopes.
  const scopes: Record<string, boolean | undefined> = { ...authSetting }
  return scopes[scope] === true
}
