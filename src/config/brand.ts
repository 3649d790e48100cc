import { runtime } from './env'

/** Apart from `env`, which the first screen carries. */
export const brandEnv = {
  /** Address of the academy's logo, as long as the server has not said its own; '' = none. */
  logo: runtime.logo ?? '',
}
