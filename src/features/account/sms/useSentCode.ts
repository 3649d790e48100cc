import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { sendEmailCode, sendSmsCode, SmsScene } from '@/api/auth'
import { toast } from '@/features/shared/dialog'
import { errorText } from '@/http/apiError'
import { isAbout } from '@/http/serverMessages'
import { authQueries } from '@/queries/auth'

import { texts } from './texts'
import { useResendWait } from './useResendWait'

export interface SentCodeOptions {
  scene: SmsScene
  /** A mobile or a mailbox, as `sendTo` takes it. */
  target: string
  sendTo: typeof sendSmsCode | typeof sendEmailCode
  /** Shows at its field what is wrong with the target; true = it is good. */
  checkTarget: () => boolean
  /** Shows why no code was sent, when it is not about the picture. */
  refuse: (error: unknown) => void
}

/** A code by SMS or mail: the picture to read first, the sending, the wait before the next one. */
export function useSentCode({ scene, target, sendTo, checkTarget, refuse }: SentCodeOptions) {
  const picture = useQuery(authQueries.captcha(scene))
  const { waitSec, start } = useResendWait(scene, target)
  const [typed, setTyped] = useState({ key: '', text: '' })
  const [captchaError, setCaptchaError] = useState<string>()
  const [isSending, setSending] = useState(false)
  // Ahead of the state: two taps may come before the next render.
  const isBusy = useRef(false)

  const captchaKey = picture.data?.key ?? ''
  // Typed for one picture; another one makes it void.
  const captchaText = typed.key === captchaKey ? typed.text : ''

  function setCaptcha(text: string): void {
    setTyped({ key: captchaKey, text })
    setCaptchaError(undefined)
  }

  function checkCaptcha(): boolean {
    const missing = captchaText === '' ? texts.captchaMissing : undefined
    const message = captchaKey === '' ? texts.captchaFailed : missing
    setCaptchaError(message)
    return message === undefined
  }

  async function send(): Promise<void> {
    if (isBusy.current || waitSec > 0) return
    const areGood = [checkTarget(), checkCaptcha()]
    if (areGood.includes(false)) return
    isBusy.current = true
    setSending(true)
    try {
      await sendTo(target.trim(), { captchaKey, captchaText: captchaText.trim(), scene })
      start()
      toast(texts.sent, 'success')
    } catch (error) {
      const message = errorText(error)
      if (isAbout(message, 'captcha')) setCaptchaError(message)
      else refuse(error)
    } finally {
      isBusy.current = false
      setSending(false)
      // Read right or wrong, a picture is good for one try.
      void picture.refetch()
    }
  }

  return { picture, captchaText, captchaError, setCaptcha, send, isSending, waitSec }
}
