import { queryOptions } from '@tanstack/react-query'

import { canSendEmail, getImageCaptcha, type SmsScene } from '@/api/auth'

export const authQueries = {
  /** One picture per form; it changes only when asked, since what is being typed belongs to it. */
  captcha: (scene: SmsScene) =>
    queryOptions({
      queryKey: ['auth', 'captcha', scene],
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
