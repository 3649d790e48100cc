import { useRef, useState } from 'react'

import type { sendEmailCode, sendSmsCode, SmsScene } from '@/api/auth'
import { useCaptcha } from '@/features/shared/captcha'
import { toast } from '@/features/shared/dialog'

import { texts } from './texts'
import { useResendWait } from './useResendWait'

export interface SentCodeOptions {
  scene: SmsScene
  /** A mobile or a mail address, as `sendTo` takes it. */
  target: string
  sendTo: typeof sendSmsCode | typeof sendEmailCode
  /** Shows what is wrong with the target at its field. @returns whether it is good */
  checkTarget: () => boolean
  /** Shows why no code was sent, unless the captcha is the reason. */
  refuse: (error: unknown) => void
}

/** A code by SMS or mail: the captcha, the sending, and the wait before the next one. */
export function useSentCode({ scene, target, sendTo, checkTarget, refuse }: SentCodeOptions) {
  const captcha = useCaptcha(scene)
  const { waitSec, start } = useResendWait(scene, target)
  const [isSending, setSending] = useState(false)
  // A ref, because two taps may come before the next render.
  const isBusy = useRef(false)

  async function send(): Promise<void> {
    if (isBusy.current || waitSec > 0) return
    const areGood = [checkTarget(), captcha.check()]
    if (areGood.includes(false)) return
    isBusy.current = true
    setSending(true)
    try {
      await sendTo(target.trim(), { ...captcha.answer, scene })
      start()
      toast(texts.sent, 'success')
    } catch (error) {
      if (!captcha.refuse(error)) refuse(error)
    } finally {
      isBusy.current = false
      setSending(false)
      captcha.renew()
    }
  }

  return { captcha, send, isSending, waitSec }
}
