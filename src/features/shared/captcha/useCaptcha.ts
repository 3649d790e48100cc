import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { errorText } from '@/http/apiError'
import { mentionsThing } from '@/http/mentionsThing'
import { captchaLifeMs, captchaQuery, type CaptchaUse } from '@/queries/captcha'

import { texts } from './texts'

/** A captcha: the picture, the typed characters, and their error. */
export function useCaptcha(use: CaptchaUse) {
  const picture = useQuery(captchaQuery(use))
  const [typed, setTyped] = useState({ key: '', text: '' })
  const [error, setError] = useState<string>()

  const key = picture.data?.key ?? ''
  // Characters typed for an earlier picture are void.
  const text = typed.key === key ? typed.text : ''

  return {
    picture,
    text,
    error,
    /** In the form that the calls take. */
    answer: { captchaKey: key, captchaText: text.trim() },
    setText(value: string): void {
      setTyped({ key, text: value })
      setError(undefined)
    },
    /** Shows an error if something is missing. @returns whether it can be sent */
    check(): boolean {
      const ageMs = Date.now() - picture.dataUpdatedAt
      const isOver = ageMs < 0 || ageMs > captchaLifeMs
      const wrong = text === '' ? texts.missing : isOver && texts.over
      const message = (key === '' || picture.isError ? texts.failed : wrong) || undefined
      setError(message)
      if (key !== '' && (isOver || picture.isError)) void picture.refetch()
      return message === undefined
    },
    /** Shows a refusal that is about the picture. @returns false = it is about something else */
    refuse(reason: unknown): boolean {
      const message = errorText(reason)
      if (!mentionsThing(message, 'captcha')) return false
      setError(message)
      return true
    },
    /** Read right or wrong, a picture is good for one try. */
    renew: (): void => void picture.refetch(),
  }
}

export type Captcha = ReturnType<typeof useCaptcha>
