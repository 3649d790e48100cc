import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { storedKeys } from '@/platform/storage'
import { memberIdOf, useSession } from '@/stores/session'

/** Storage names of unsent answers, and of attempts that were opened here. */
const recordNames = ['examAnswer', 'runningExam']

const load = () => import('./RunningExamBanners')

/** Reminds of a running exam. The code loads only on a device that has stored something of one. */
export function RunningExams() {
  const memberId = useSession(memberIdOf)
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>()
  const check = () => {
    const hasStored = memberId !== null && recordNames.some((sort) => storedKeys(`${sort}:${memberId}:`).length > 0)
    if (hasStored) load().then(setCode, () => undefined)
  }
  useEffect(check, [memberId])
  useDidShow(check)
  return code && memberId !== null ? <code.RunningExamBanners key={memberId} memberId={memberId} /> : null
}
