/** Apart from `env`, which the first screen carries. */
const runtime: ZhituWindowConfig = (typeof window === 'undefined' ? undefined : window.__ZHITU__) ?? BUILD_CONFIG

export const supportEnv = {
  /** A web address, a telephone number, or `contact` for WeChat's own chat; '' = none. */
  customerService: runtime.customerService ?? '',
}
