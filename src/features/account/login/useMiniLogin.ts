import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { loginByMiniPhone, loginByMiniProfile, type MiniPhone } from '@/api/auth'
import { ApiError, isRefusedWith } from '@/http/apiError'
import { report } from '@/lib/report'
import { loginAdapter } from '@/platform/login'
import type { MiniProfile } from '@/platform/login/types'
import { askPrivacy } from '@/platform/privacy'
import { openMiniSession } from '@/stores/miniSession'

import { startLogin } from './completeLogin'
import { texts } from './texts'

/** An identity without an account. The phone number makes or finds one. */
interface Newcomer {
  openid: string
  profile: MiniProfile
}

/**
 * The server answers so when no account is bound, and also when a session is broken
 * (docs/backend/auth.md#mini-program-login).
 */
const isUnknown = (error: unknown) => isRefusedWith(error, 'unhandled')

/** The account has no right to phone numbers, or has used up those that it bought (docs/DEPLOY.md). */
class PhoneUnavailable extends Error {}

/** Any other error is WeChat's: the learner declined, or WeChat does not ask again. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return error instanceof PhoneUnavailable ? texts.miniPhoneUnavailable : texts.miniDeclined
}

/** WeChat's words when it gives no number; some versions have none for a learner who declines. */
function refusalOf(errMsg: string): Error {
  if (errMsg === '' || /deny|cancel|privacy/.test(errMsg)) return new Error('The learner keeps the number')
  // Nobody else tells the operator.
  report(errMsg)
  return new PhoneUnavailable(errMsg)
}

/** Session login of the mini-program (docs/backend/auth.md#mini-program-login): by identity, or by phone number. */
export function useMiniLogin(redirect: string | undefined) {
  const session = useRef<Promise<string | null>>()
  const openNext = () => {
    const opening = openMiniSession()
    session.current = opening
    opening.catch(() => (session.current = undefined))
    return opening
  }
  // Opened before the tap, because a later `wx.login` would void what WeChat signs for the profile and the phone.
  useEffect(() => void openNext(), [])

  const byProfile = useMutation({
    mutationFn: async (): Promise<Newcomer | null> => {
      const completeLogin = startLogin(redirect)
      const openid = await (session.current ?? openNext())
      if (openid === null) return null
      const profile = await loginAdapter.profile()
      const token = await loginByMiniProfile(openid, profile).catch((error: unknown) => {
        if (isUnknown(error)) return null
        throw error
      })
      if (token !== null) {
        await completeLogin(token)
        return null
      }
      // The consent comes before the phone number. After a refusal the other logins are still there.
      if (!(await askPrivacy())) throw new Error('The learner declines')
      return { openid, profile }
    },
  })

  const byPhone = useMutation({
    mutationFn: async ({ newcomer, phone }: { newcomer: Newcomer; phone: MiniPhone | string }) => {
      if (typeof phone === 'string') throw refusalOf(phone)
      const completeLogin = startLogin(redirect)
      await completeLogin(await loginByMiniPhone(newcomer.openid, phone, newcomer.profile))
    },
    onError: (error) => {
      if (!isUnknown(error)) return
      // The server keeps a session for 12 hours. Start again with a new one.
      byProfile.reset()
      void openNext()
    },
  })

  const error = byPhone.error ?? byProfile.error
  return {
    newcomer: byProfile.data ?? null,
    isBusy: byProfile.isPending || byPhone.isPending,
    message: error ? messageOf(error) : undefined,
    start: () => {
      byPhone.reset()
      byProfile.mutate()
    },
    /** Or what WeChat says instead of a number. */
    givePhone: (newcomer: Newcomer, phone: MiniPhone | string) => byPhone.mutate({ newcomer, phone }),
  }
}
