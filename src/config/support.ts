import { runtime } from './env'

/** Separate from `env`, which is part of the first screen. */
export const supportEnv = {
  /** A web address, a telephone number, or `contact` for WeChat's own chat; '' = none. */
  customerService: runtime.customerService ?? '',
}
