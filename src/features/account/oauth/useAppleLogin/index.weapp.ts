import type { UseAppleLogin } from './types'

/** WeChat's own login is the one of its mini-programs. */
export const useAppleLogin: UseAppleLogin = () => null
