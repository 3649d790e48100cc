import type { UseAppleLogin } from './types'

/** A mini-program has WeChat's own login only. */
export const useAppleLogin: UseAppleLogin = () => null
