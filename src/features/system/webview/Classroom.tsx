import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { classroomUrl, type ClassLesson } from '@/api/smallClass'
import { StateView } from '@/components/StateView'
import { Delayed, QueryView, UnknownSwitch } from '@/features/shared/page'
import { useUrlPolicy } from '@/features/shared/webUrl/useUrlPolicy'
import { webview } from '@/platform/webview'
import { smallClassQueries } from '@/queries/smallClass'
import { goBack } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'

import { Frame } from './Frame'
import { texts } from './texts'
import { useLoginWhen } from './useLoginWhen'

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
  useLoginWhen(!isLogin)
  if (!isLogin) return null
  if (isOn === undefined) return <UnknownSwitch />
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
  const named =
    checked.kind === 'refuse'
      ? undefined
      : { host: checked.host, address: classroomUrl(checked.url, tokenItem.get() ?? '') }
  // The first address stays: another one would load the classroom anew, in the middle of the lesson.
  const [room, setRoom] = useState(named)
  if (!room && named) setRoom(named)
  useEffect(() => {
    if (room) webview.replaceWith(room.address)
  }, [room])
  if (!room) return <StateView kind='notFound' {...classroom.none} action={backAction} />
  if (webview.isEmbedded) {
    const hint = classroom.outsideHint(room.host)
    // The address has the token, so it is not given to be copied.
    const outside = <StateView kind='locked' title={classroom.outside} hint={hint} action={backAction} />
    return <Frame address={room.address} outside={outside} />
  }
  return (
    <Delayed>
      <StateView kind='done' title={classroom.opening} hint={room.host} action={backAction} />
    </Delayed>
  )
}
