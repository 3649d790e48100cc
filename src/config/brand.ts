import { runtime } from './env'

/** Separate from `env`, which is part of the first screen. */
export const brandEnv = {
  /** Address of the academy's logo, used until the server has named its own; '' = none. */
  logo: runtime.logo ?? '',
}
