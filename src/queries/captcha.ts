import { queryOptions } from '@tanstack/react-query'

import type { SmsScene } from '@/api/auth'
import { getImageCaptcha } from '@/api/captcha'

/** What a captcha is for: the scene of an SMS code, a redemption, or a flash sale. */
export type CaptchaUse = SmsScene | 'redemption' | 'flashSale'

/** One picture per form. It changes only when asked, because what is being typed belongs to it. */
export const captchaQuery = (use: CaptchaUse) =>
  queryOptions({
    queryKey: ['auth', 'captcha', use],
    queryFn: ({ signal }) => getImageCaptcha(signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
