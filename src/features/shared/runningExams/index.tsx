import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { storedKeys } from '@/platform/storage'
import { memberIdOf, useSession } from '@/stores/session'

/** Answers that wait, and attempts that were opened here. */
const kept = ['examAnswer', 'runningExam']

const load = () => import('./RunningExamBanners')

/** Where a page says that an exam goes on elsewhere. The code comes only to a device that keeps something of one. */
export function RunningExams() {
  const memberId = useSession(memberIdOf)
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>()
  const look = () => {
    const isKept = memberId !== null && kept.some((sort) => storedKeys(`${sort}:${memberId}:`).length > 0)
    if (isKept) load().then(setCode, () => undefined)
  }
  useEffect(look, [memberId])
  useDidShow(look)
  return code && memberId !== null ? <code.RunningExamBanners key={memberId} memberId={memberId} /> : null
}
