import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { LiveRoom } from '@/api/liveRoom'
import { Countdown } from '@/components/Countdown'
import { Player } from '@/features/shared/player'
import { PlayerOverlay } from '@/features/shared/player/PlayerOverlay'
import { watermarkFor } from '@/features/shared/player/watermarkFor'
import { serverClock } from '@/lib/serverClock'
import { formatDuration } from '@/lib/time'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import styles from './room.module.scss'
import { texts } from './texts'
import type { Room } from './useRoom'
import type { useWatching } from './useWatching'
import { replaySecOf } from './watching'

interface StageProps {
  room: Room
  show: ReturnType<typeof useWatching>
  onBack: () => void
  onTimetable: () => void
  /** Something on the page wants to be seen. */
  isCalledBack: boolean
  overFullscreen: ReactNode
}

/** The picture: the stream or the recording, and what stands in front of it in every other state of the room. */
export function Stage({ room, show, onBack, onTimetable, isCalledBack, overFullscreen }: StageProps) {
  const { watching, replay, setReplay, onProgress, onGone } = show
  const { state, isAway, ask } = room
  const data = room.query.data
  const config = useAppConfig((app) => app.config)
  const user = useSession((session) => session.user)
  return (
    <Player
      item={watching?.item ?? null}
      title={data?.lesson.title ?? ''}
      poster={data ? data.poster || (config?.playerCover ?? '') : ''}
      watermark={watermarkFor(config?.watermark ?? null, user)}
      onBack={onBack}
      onProgress={onProgress}
      onPause={() => void watching?.onPause()}
      onEnd={() => {
        watching?.onEnd()
        if (state === 'recorded') setReplay('ended')
        // The stream has an end: is the lesson over, or only the teacher gone?
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
        <Front
          data={data}
          state={isAway ? 'away' : state}
          replay={replay}
          setReplay={setReplay}
          ask={ask}
          onTimetable={onTimetable}
        />
      ) : undefined}
    </Player>
  )
}

interface FrontProps extends Pick<ReturnType<typeof useWatching>, 'replay' | 'setReplay'>, Pick<Room, 'ask'> {
  data: LiveRoom
  state: NonNullable<Room['state']> | 'away'
  onTimetable: () => void
}

/** In words, with the way on. */
function Front({ data, state, replay, setReplay, ask, onTimetable }: FrontProps) {
  const refresh = { label: texts.stage.refresh, onClick: () => void ask(false).catch(() => undefined) }
  const timetable = { label: texts.stage.timetable, onClick: onTimetable }
  switch (state) {
    case 'onAir':
      return null
    case 'waiting':
      return <Waiting data={data} />
    case 'late':
      return <PlayerOverlay icon='clock' {...texts.stage.late} actions={[refresh]} />
    case 'away':
      return <PlayerOverlay icon='info' {...texts.stage.away} actions={[refresh]} />
    case 'preparing':
      return <PlayerOverlay icon='clock' {...texts.stage.preparing} actions={[refresh, timetable]} />
    case 'over':
      return <PlayerOverlay icon='info' {...texts.stage.over} actions={[timetable]} />
    case 'recorded':
      return <Recorded data={data} replay={replay} setReplay={setReplay} />
  }
}

/** Before its time: how long it takes, over the course's picture. */
function Waiting({ data: { lesson } }: { data: LiveRoom }) {
  if (!lesson.startsAt) return <PlayerOverlay icon='clock' {...texts.stage.late} />
  return (
    <View className={styles.waiting}>
      <Countdown endsAt={lesson.startsAt} nowMs={serverClock.now} label={texts.stage.countdown} />
      <View className={styles.hint}>{texts.stage.waiting}</View>
    </View>
  )
}

/** It is over, and there is a recording: from where it was left. */
function Recorded({ data, replay, setReplay }: Pick<FrontProps, 'data' | 'replay' | 'setReplay'>) {
  const { title, hint } = texts.stage.recorded
  if (replay === 'ended') {
    const again = { label: texts.stage.watched.again, onClick: () => setReplay('fromStart') }
    return <PlayerOverlay icon='done' title={texts.stage.watched.title} actions={[again]} />
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
