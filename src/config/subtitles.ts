import { runtime } from './env'

/** Apart from `env`: lessons alone read it. */
export const subtitleEnv = {
  /** An address with `{course}` and `{lesson}` for the ids (docs/DEPLOY.md), '' = attachments of the course alone. */
  urlPattern: runtime.subtitleUrl ?? '',
}
