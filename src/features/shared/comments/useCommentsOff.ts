import { env } from '@/config/env'
import { useAppConfig } from '@/stores/appConfig'

/** The operator has switched writing off everywhere (spec, part 6: `disabledComment`). */
export const useCommentsOff = (): boolean =>
  useAppConfig(({ newconfig }) => env.isCommentDisabled || newconfig?.isCommentDisabled === true)
