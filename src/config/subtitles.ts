import { runtime } from './env'

/** Separate from `env`, because only lessons read it. */
export const subtitleEnv = {
  /** An address with `{course}` and `{lesson}` for the ids (docs/DEPLOY.md); '' = only attachments of the course. */
  urlPattern: runtime.subtitleUrl ?? '',
}
