import type { Lesson, LessonDetail } from '@/api/course'
import { Player } from '@/features/shared/player'
import { goBack } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { LessonOverlay } from './LessonOverlay'
import type { PlaybackControl } from './usePlaybackSession'
import { watermarkFor } from '@/features/shared/player/watermarkFor'
import type { UnlockOptions } from './unlockOptions'

interface LessonPlayerProps {
  title: string
  /** `undefined` while the lesson is loading. */
  detail: LessonDetail | undefined
  /** Picture of the course; '' while it is loading. */
  thumb: string
  playback: PlaybackControl
  unlockOptions: UnlockOptions
  next: Lesson | undefined
  onNext: () => void
}

/** The player with the lesson in it, and what stands in front of it at its ends. */
export function LessonPlayer({ title, detail, thumb, playback, unlockOptions, next, onNext }: LessonPlayerProps) {
  const { sitting, stage, setStage, restart } = playback
  const config = useAppConfig((state) => state.config)
  const user = useSession((session) => session.user)
  return (
    <Player
      item={sitting?.stage === 'watching' ? sitting.item : null}
      title={title}
      poster={thumb && (config?.playerCover || thumb)}
      watermark={watermarkFor(config?.watermark ?? null, user)}
      onBack={goBack}
      onNext={next && onNext}
      onProgress={(sec) => sitting?.onProgress(sec)}
      onPause={() => void sitting?.onPause()}
      onEnd={() => {
        sitting?.finish()
        setStage('ended')
      }}
      onTrialEnd={() => {
        sitting?.finishTrial()
        setStage('trialOver')
      }}
    >
      {detail && sitting && stage !== 'watching' ? (
        <LessonOverlay
          key={sitting.item.key}
          detail={detail}
          stage={stage}
          unlockOptions={unlockOptions}
          next={next}
          onAgain={restart}
          onNext={onNext}
        />
      ) : undefined}
    </Player>
  )
}
