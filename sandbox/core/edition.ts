/**
 * `full` has the add-ons and the old calls that commercial installations kept. `open` is the open core alone, as most
 * schools run it.
 */
export type Edition = 'full' | 'open'

const COMMERCIAL = [
  /^\/(addons|api\/v9)\//,
  /^\/api\/v2\/(wechat\/mini|login\/wechatMini|order\/payment\/(wechat|alipay)\/)/,
  /^\/api\/v2\/(order\/(video|recharge|pay\/credit2)|member\/promoCode)$/,
]

export const hasRoute = (edition: Edition, path: string) =>
  edition === 'full' || !COMMERCIAL.some((pattern) => pattern.test(path))
