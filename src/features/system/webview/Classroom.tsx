import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { classroomUrl, type ClassLesson } from '@/api/smallClass'
import { StateView } from '@/components/StateView'
import { Delayed, QueryView } from '@/features/shared/page'
import { useUrlPolicy } from '@/features/shared/webUrl/useUrlPolicy'
import { webview } from '@/platform/webview'
import { smallClassQueries } from '@/queries/smallClass'
import { goBack, redirectToLogin } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'

import { Frame } from './Frame'
import { texts } from './texts'

interface ClassroomProps {
  classId: number
  lessonId: number
}

const { classroom } = texts
const backAction = { label: texts.back, onClick: goBack }

/** A lesson of a small class: a page of the operator's classroom, for members of the class. */
export function Classroom({ classId, lessonId }: ClassroomProps) {
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('ke')
  const detail = useQuery({ ...smallClassQueries.detail(classId), enabled: isLogin && isOn === true })
  useEffect(() => {
    if (!isLogin) redirectToLogin()
  }, [isLogin])
  if (!isLogin || isOn === undefined) return null
  if (!isOn) return <StateView kind='locked' {...classroom.off} action={backAction} />
  return (
    <QueryView query={detail} skeleton={null} title={classroom.failed}>
      {({ lessons, canAttend }) => {
        const lesson = lessons.find(({ id }) => id === lessonId)
        if (!canAttend) return <StateView kind='locked' {...classroom.locked} action={backAction} />
        return <Room lesson={lesson} />
      }}
    </QueryView>
  )
}

/**
 * The academy has named the address, so the learner is not asked whether to trust it. But it contains the token, so it
 * must be secure. It is built here and goes only to the browser. The app's own address, which is stored, shared and
 * reported, has only the ids of class and lesson.
 */
function Room({ lesson }: { lesson: ClassLesson | undefined }) {
  const checked = useUrlPolicy(lesson?.roomUrl ?? '')
  const address = checked.kind === 'refuse' ? undefined : classroomUrl(checked.url, tokenItem.get() ?? '')
  useEffect(() => {
    if (address) webview.replaceWith(address)
  }, [address])
  if (checked.kind === 'refuse') return <StateView kind='notFound' {...classroom.none} action={backAction} />
  if (address && webview.isEmbedded) {
    const hint = classroom.outsideHint(checked.host)
    // The address has the token, so it is not given to be copied.
    const outside = <StateView kind='locked' title={classroom.outside} hint={hint} action={backAction} />
    return <Frame address={address} outside={outside} />
  }
  return (
    <Delayed>
      <StateView kind='done' title={classroom.opening} hint={checked.host} action={backAction} />
    </Delayed>
  )
}
