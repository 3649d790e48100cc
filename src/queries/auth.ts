import { queryOptions } from '@tanstack/react-query'

import { canSendEmail, getImageCaptcha, type SmsScene } from '@/api/auth'

/** What a captcha is for: the scene of an SMS code, a redemption, or a flash sale. */
export type CaptchaUse = SmsScene | 'redemption' | 'flashSale'

export const authQueries = {
  /** One picture per form. It changes only when asked, because what is being typed belongs to it. */
  captcha: (use: CaptchaUse) =>
    queryOptions({
      queryKey: ['auth', 'captcha', use],
      queryFn: ({ signal }) => getImageCaptcha(signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  hasEmail: () =>
    queryOptions({
      queryKey: ['auth', 'hasEmail'],
      queryFn: ({ signal }) => canSendEmail(signal),
      staleTime: Infinity,
    }),
}
