import { queryOptions } from '@tanstack/react-query'

import type { SmsScene } from '@/api/auth'
import { getImageCaptcha } from '@/api/captcha'

/** What a captcha is for: the scene of an SMS code, a redemption, or a flash sale. */
export type CaptchaUse = SmsScene | 'redemption' | 'flashSale'

/** Half a minute less than at the server, for the way there and back. */
export const captchaLifeMs = 4.5 * 60_000

/** One picture per form. While it is good it changes only when asked, because what is being typed belongs to it. */
export const captchaQuery = (use: CaptchaUse) =>
  queryOptions({
    queryKey: ['auth', 'captcha', use],
    queryFn: ({ signal }) => getImageCaptcha(signal),
    staleTime: captchaLifeMs,
    gcTime: 0,
  })
