import type { Lesson, LessonDetail } from '@/api/course'
import { maxPlayStepSec, useLearningClock } from '@/features/shared/learning/useLearningClock'
import { Delayed } from '@/features/shared/page'
import { usePageBehind } from '@/features/shared/page/usePageBehind'
import { Player } from '@/features/shared/player'
import { PlayerOverlay } from '@/features/shared/player/PlayerOverlay'
import type { PlayerProps } from '@/features/shared/player/types'
import { isMiniProgram } from '@/platform/shell'
import { goBack } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import type { Hold } from './following'
import { LessonOverlay } from './LessonOverlay'
import { texts } from './texts'
import type { PlaybackControl } from './usePlaybackSession'
import { watermarkFor } from '@/features/shared/player/watermarkFor'
import type { UnlockOptions } from './unlockOptions'

interface LessonPlayerProps extends Pick<PlayerProps, 'subtitles' | 'onPosition'> {
  title: string
  /** `undefined` while the lesson loads. */
  detail: LessonDetail | undefined
  /** It is on its way. */
  isComing: boolean
  /** The course's picture; '' while it loads. */
  thumb: string
  playback: PlaybackControl
  unlockOptions: UnlockOptions
  next: Lesson | undefined
  hold: Hold | undefined
  onNext: () => void
}

/** The player with the lesson, and the overlays at its ends. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { title, detail, isComing, thumb, playback, unlockOptions, next, hold, onNext, subtitles, onPosition } = props
  const { session, stage, setStage, setPlaying, restart, player } = playback
  const config = useAppConfig((state) => state.config)
  const user = useSession((state) => state.user)
  const clock = useLearningClock(maxPlayStepSec)
  // In a small window the lesson plays on there.
  const isBehind = usePageBehind()
  return (
    <Player
      handle={player}
      subtitles={subtitles}
      onPosition={onPosition}
      item={session?.stage === 'watching' ? session.item : null}
      title={title}
      poster={thumb && (config?.playerCover || thumb)}
      watermark={watermarkFor(config?.watermark ?? null, user)}
      onBack={goBack}
      onNext={next && onNext}
      onProgress={(sec, _, mediaSec) => {
        setPlaying(true)
        session?.onProgress(sec, mediaSec)
        clock.sign(session?.lessonId)
      }}
      onPause={() => {
        setPlaying(false)
        clock.rest()
        void session?.onPause()
      }}
      onEnd={() => {
        clock.rest()
        if (session) setStage(session.finish())
      }}
      onTrialEnd={() => {
        if (session) setStage(session.finishTrial())
      }}
      // What buys it stands on the page. The mini-program's player has left full screen by itself.
      isCalledBack={!isMiniProgram && (stage === 'trialOver' || stage === 'locked')}
    >
      {detail && session && stage !== 'watching' ? (
        <LessonOverlay
          key={session.item.key}
          detail={detail}
          stage={stage}
          unlockOptions={unlockOptions}
          next={next}
          hold={hold}
          onAgain={restart}
          onNext={onNext}
          isBehind={isBehind}
        />
      ) : isComing ? (
        <Delayed>
          <PlayerOverlay title={texts.loading} isSheer />
        </Delayed>
      ) : undefined}
    </Player>
  )
}
