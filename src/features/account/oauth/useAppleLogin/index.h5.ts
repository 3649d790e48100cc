import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'

import { canLoginByApple, loginByApple } from '@/api/appleLogin'
import type { CodeLogin } from '@/api/auth'
import { useShell } from '@/features/shared/appShell/useShell'
import { ApiError, errorText } from '@/http/apiError'
import type { AppShell } from '@/platform/appShell/types'

import { referrer } from '../../login/completeLogin'
import { texts } from '../../login/texts'
import { logInWith } from '../oauthReturn'
import type { UseAppleLogin } from './types'

/** Defined here and not in `queries`, so that the mini-program's main package does not carry it. */
const hasAppleLogin = queryOptions({
  queryKey: ['auth', 'hasAppleLogin'],
  queryFn: ({ signal }) => canLoginByApple(signal),
  staleTime: Infinity,
})

async function prove(shell: AppShell): Promise<CodeLogin | null> {
  const identity = await shell.signInWithApple()
  if (identity === 'cancelled') return null
  if (identity === 'failed') throw new Error('The app did not get Apple’s word')
  return loginByApple(identity, referrer())
}

export const useAppleLogin: UseAppleLogin = (redirect) => {
  const shell = useShell()
  const isAble = shell?.can('appleLogin') ?? false
  const { data: isOffered = false } = useQuery({ ...hasAppleLogin, enabled: isAble })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (own: AppShell) => logInWith(() => prove(own), { app: 'apple', returnTo: redirect }),
  })
  if (!shell || !isAble || !isOffered) return null
  const message = error instanceof ApiError ? errorText(error) : texts.appleFailed
  return { isBusy: isPending, message: error ? message : undefined, start: () => mutate(shell) }
}
