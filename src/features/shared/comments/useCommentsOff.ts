import { env } from '@/config/env'
import { useAppConfig } from '@/stores/appConfig'

/** The operator has switched off comments everywhere (docs/backend/rules.md#feature-switches: `disabledComment`). */
export const useCommentsOff = (): boolean =>
  useAppConfig(({ extraConfig }) => env.isCommentDisabled || extraConfig?.isCommentDisabled === true)
