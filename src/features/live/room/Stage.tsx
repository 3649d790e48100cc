import { Image, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { LiveRoom } from '@/api/liveRoom'
import { Countdown } from '@/components/Countdown'
import type { IconName } from '@/components/Icon'
import { whileOnline } from '@/features/shared/page/whileOnline'
import { useRefresh } from '@/features/shared/page/useRefresh'
import { Player } from '@/features/shared/player'
import { type OverlayAction, PlayerOverlay } from '@/features/shared/player/PlayerOverlay'
import { watermarkFor } from '@/features/shared/player/watermarkFor'
import { type ApiError, isDeleted } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment, formatDuration } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { isForgotten } from '@/queries/live'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { ReminderAction } from '../detail/ReminderAction'
import styles from './room.module.scss'
import { type RoomState, roomStateOf } from './roomState'
import { texts } from './texts'
import type { Room } from './useRoom'
import type { useWatching } from './useWatching'
import { replaySecOf } from './watching'

interface StageProps {
  room: Room
  show: ReturnType<typeof useWatching>
  onBack: () => void
  onTimetable: () => void
  /** Picture for a refused room; '' = unknown. */
  coursePoster: string
  /** Something on the page needs the learner's attention. */
  isCalledBack: boolean
  overFullscreen: ReactNode
}

/** The stream or the recording, and the overlay for each other state of the room. */
export function Stage({ room, show, onBack, onTimetable, coursePoster, isCalledBack, overFullscreen }: StageProps) {
  const { watching, replay, setReplay, onProgress, onGone } = show
  const { refusal, state, isAway, ask } = room
  const data = room.query.data
  const config = useAppConfig((app) => app.config)
  const user = useSession((session) => session.user)
  const poster = data?.poster || config?.playerCover || data?.thumb || coursePoster
  return (
    <Player
      item={watching?.item ?? null}
      title={data?.lesson.title ?? ''}
      poster={data || refusal ? poster : ''}
      watermark={watermarkFor(config?.watermark ?? null, user)}
      onBack={onBack}
      onProgress={onProgress}
      onPause={() => void watching?.onPause()}
      onEnd={() => {
        watching?.onEnd()
        if (state === 'recorded') setReplay('ended')
        // A stream ends when the lesson is over, and also when the teacher loses the connection.
        else onGone()
      }}
      onTrialEnd={() => undefined}
      onUnavailable={() => {
        if (state === 'onAir') onGone()
      }}
      isCalledBack={isCalledBack}
      overFullscreen={overFullscreen}
    >
      {data && state && (isAway || (!watching && state !== 'onAir')) ? (
        <>
          <Poster src={poster} />
          <Front
            data={data}
            state={isAway ? 'away' : state}
            replay={replay}
            setReplay={setReplay}
            ask={ask}
            onTimetable={onTimetable}
          />
        </>
      ) : refusal ? (
        <>
          <Poster src={poster} />
          <Refused refusal={refusal} />
        </>
      ) : undefined}
    </Player>
  )
}

/** Behind the overlay. The mini-program's player draws no poster of its own while nothing plays. */
function Poster({ src }: { src: string }) {
  return src ? <Image className={styles.poster} src={src} mode='aspectFill' aria-hidden /> : null
}

interface FrontProps extends Pick<ReturnType<typeof useWatching>, 'replay' | 'setReplay'>, Pick<Room, 'ask'> {
  data: LiveRoom
  state: NonNullable<Room['state']> | 'away'
  onTimetable: () => void
}

/** The room's state in words over the course's picture, with its time and the next step. */
function Front({ data, state, replay, setReplay, ask, onTimetable }: FrontProps) {
  const { startsAt } = data.lesson
  const time = startsAt ? formatAppointment(startsAt, serverClock.now()) : ''
  const { late, neverBegan, away, preparing, over } = texts.stage
  const timetable = { label: texts.stage.timetable, onClick: onTimetable }
  switch (state) {
    case 'onAir':
      return null
    case 'waiting':
      return <Waiting data={data} />
    case 'late':
      if (startsAt && isForgotten(startsAt, serverClock.now())) {
        const { title, hint } = neverBegan
        return <PlayerOverlay icon='info' title={title} hint={hint(time)} actions={[timetable]} isSheer />
      }
      return <Unsettled icon='clock' {...late} hint={late.hint(time)} state={state} ask={ask} />
    case 'away':
      return <Unsettled icon='info' {...away} state={state} ask={ask} />
    case 'preparing':
      return <Unsettled icon='clock' {...preparing} hint={preparing.hint(time)} state={state} ask={ask} />
    case 'over':
      return <PlayerOverlay icon='info' title={over.title} hint={over.hint(time)} actions={[timetable]} isSheer />
    case 'recorded':
      return <Recorded data={data} replay={replay} setReplay={setReplay} timetable={timetable} />
  }
}

interface UnsettledProps extends Pick<Room, 'ask'> {
  icon: IconName
  title: string
  hint: string
  state: RoomState | 'away'
  /** The message when a refresh brings nothing new. */
  still: string
}

/** Something will change by itself. A learner who does not want to wait presses 刷新. */
function Unsettled({ icon, title, hint, state, still, ask }: UnsettledProps) {
  const { isBusy, refresh } = useRefresh(async () => {
    const now = roomStateOf(await whileOnline(() => ask(false)), serverClock.now())
    // When the stream was gone, the answer starts a new attempt, and the learner sees whether it succeeds.
    return now === state || (state === 'away' && now === 'onAir') ? still : ''
  })
  const action = { label: texts.stage.refresh, isBusy, onClick: refresh }
  return <PlayerOverlay icon={icon} title={title} hint={hint} actions={[action]} isSheer />
}

/** Says over the course's picture why the server refuses the learner. The way on stands below. */
function Refused({ refusal }: { refusal: ApiError }) {
  const { cancelled, lockedHere } = texts.stage
  if (isDeleted(refusal)) return <PlayerOverlay icon='info' title={cancelled} isSheer />
  const isReasonHidden = !payAdapter.canSell
  return <PlayerOverlay icon='lock' title={isReasonHidden ? lockedHere : refusal.message} isSheer />
}

/** Before the lesson: a countdown over the course's picture. */
function Waiting({ data: { lesson, courseId, courseTitle } }: { data: LiveRoom }) {
  const { startsAt } = lesson
  if (!startsAt) return null
  return (
    <View className={styles.waiting}>
      <Countdown endsAt={startsAt} nowMs={serverClock.now} label={texts.stage.countdown} />
      <View className={styles.hint}>{texts.stage.waiting}</View>
      <ReminderAction course={{ id: courseId, title: courseTitle }} lesson={{ ...lesson, startsAt }} hasCaption />
    </View>
  )
}

interface RecordedProps extends Pick<FrontProps, 'data' | 'replay' | 'setReplay'> {
  timetable: OverlayAction
}

/** The lesson is over and has a recording, which continues where the learner left it. After it, the others. */
function Recorded({ data, replay, setReplay, timetable }: RecordedProps) {
  const { title, hint } = texts.stage.recorded
  if (replay === 'ended') {
    const again = { label: texts.stage.watched.again, onClick: () => setReplay('fromStart') }
    return <PlayerOverlay icon='done' title={texts.stage.watched.title} actions={[again, timetable]} />
  }
  const sec = replaySecOf(data)
  return (
    <PlayerOverlay
      title={title}
      hint={sec > 0 ? texts.stage.goOn(formatDuration(sec)) : hint(data.recordingSec)}
      actions={[{ label: texts.stage.replay, onClick: () => setReplay('resumed') }]}
    />
  )
}
