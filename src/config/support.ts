import { runtime } from './env'

/** Apart from `env`, which the first screen carries. */
export const supportEnv = {
  /** A web address, a telephone number, or `contact` for WeChat's own chat; '' = none. */
  customerService: runtime.customerService ?? '',
}
