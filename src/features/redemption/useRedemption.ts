import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { CaptchaAnswer } from '@/api/captcha'
import { redeemCode, type CodeContents, getCodeContents, listRedemptionRecords } from '@/api/redemption'
import { pageSize } from '@/config/limits'
import { useUntilInFront } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { refreshAfter } from '@/features/shared/session/refreshAfter'
import { contentQueryKeys } from '@/goods/define'
import { ApiError, errorText, isRefusal } from '@/http/apiError'
import { mentionsThing } from '@/http/mentionsThing'
import { isEmpty } from '@/lib/isEmpty'
import { redemptionQueries } from '@/queries/redemption'
import { replaceWith } from '@/routes/navigate'
import { formDraft } from '@/stores/formDraft'
import { currentMemberId, sameLogin, useSession } from '@/stores/session'

import { cleanCode } from './cleanCode'
import { giftCode } from './giftCode'
import { texts } from './texts'

/** A typed code outlives the page, such as a login that ends by itself. */
const draft = formDraft('redemption', { code: '' })

/** I have used this code: when an answer is lost, only the records tell. They have codes as the operator wrote them. */
async function isMine(code: string): Promise<boolean> {
  const records = await listRedemptionRecords(1, pageSize).catch(() => undefined)
  return records?.items.some((record) => cleanCode(record.code) === code) ?? false
}

/** Not the code that has been typed meanwhile. */
function forget(code: string): void {
  if (draft.get()?.code === code) draft.drop()
}

const isAboutCaptcha = (reason: unknown) => mentionsThing(errorText(reason), 'captcha')

const refreshContents = () => void refreshAfter([...contentQueryKeys, redemptionQueries.records().queryKey])

/** A code, its contents, and the two steps, each of which needs a captcha. */
export function useRedemption() {
  const client = useQueryClient()
  const untilInFront = useUntilInFront()
  const [memberId] = useState(currentMemberId)
  const [arrived] = useState(() => giftCode.take(memberId))
  const [code, setCode] = useState(() => arrived || draft.get()?.code || '')
  // A slow answer about another code than the one in the field is dropped.
  const latest = useRef(code)
  const isStill = () => latest.current === code
  useEffect(
    () => () => {
      // The login has ended by itself, and the page opens again after their next one.
      if (!useSession.getState().isLogin && latest.current === arrived) giftCode.store(arrived, memberId)
    },
    [arrived, memberId],
  )
  const [error, setError] = useState<string>()
  const [contents, setContents] = useState<CodeContents>()
  const [step, setStep] = useState<'query' | 'confirm'>()

  /** If the field is empty, shows a message there. */
  function hasCode(): boolean {
    if (isEmpty(code)) setError(texts.codeHint)
    return !isEmpty(code)
  }

  async function leave(): Promise<void> {
    forget(code)
    refreshContents()
    toast(texts.done, 'success')
    if (await untilInFront()) replaceWith('codeExchangerSuccess')
  }

  async function lookUp(answer: CaptchaAnswer): Promise<void> {
    try {
      const found = await getCodeContents(code, answer)
      if (isStill()) setContents(found)
    } catch (reason) {
      if (!isRefusal(reason) || isAboutCaptcha(reason)) throw reason
      forget(code)
      if (!(await isMine(code))) throw reason
      refreshContents()
      throw new ApiError('rejected', { message: texts.usedByMe })
    }
  }

  async function confirm(answer: CaptchaAnswer): Promise<void> {
    const isTheirs = sameLogin()
    try {
      await redeemCode(code, answer)
    } catch (reason) {
      if (isAboutCaptcha(reason)) throw reason
      if (isRefusal(reason)) forget(code)
      if (!(await isMine(code))) throw reason
    }
    if (!isTheirs()) return
    client.setQueryData(redemptionQueries.latest().queryKey, contents)
    void leave()
  }

  return {
    code,
    /** The code came as a gift, and the field still has it unchanged. */
    isGift: arrived !== '' && code === arrived,
    error,
    contents,
    step,
    setCode(typed: string): void {
      latest.current = cleanCode(typed)
      setCode(latest.current)
      draft.store({ code: latest.current })
      setError(undefined)
      setContents(undefined)
    },
    verify(): void {
      if (hasCode()) setStep('query')
    },
    hasCode,
    confirm: (): void => setStep('confirm'),
    cancel: (): void => setContents(undefined),
    close: (): void => setStep(undefined),
    /** @throws ApiError as the calls do */
    async send(answer: CaptchaAnswer): Promise<void> {
      await (step === 'confirm' ? confirm : lookUp)(answer)
      if (isStill()) setStep(undefined)
    },
    /** The code stays. The message shows at its field. */
    refuse(reason: unknown): void {
      if (!isStill()) return
      setStep(undefined)
      setContents(undefined)
      setError(errorText(reason))
    },
  }
}
