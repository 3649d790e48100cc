import type { Lesson, LessonDetail } from '@/api/course'
import { Player } from '@/features/shared/player'
import { back } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { LessonCurtain } from './LessonCurtain'
import type { Seat } from './useSitting'
import { watermarkFor } from './watermark'
import type { Ways } from './ways'

interface TheatreProps {
  title: string
  /** `undefined` while the lesson is loading. */
  detail: LessonDetail | undefined
  /** Picture of the course; '' while it is loading. */
  thumb: string
  seat: Seat
  ways: Ways
  next: Lesson | undefined
  onNext: () => void
}

/** The player with the lesson in it, and what stands in front of it at its ends. */
export function Theatre({ title, detail, thumb, seat, ways, next, onNext }: TheatreProps) {
  const { sitting, stage, setStage, again } = seat
  const config = useAppConfig((state) => state.config)
  const user = useSession((session) => session.user)
  return (
    <Player
      program={sitting?.stage === 'watching' ? sitting.program : null}
      title={title}
      poster={thumb && (config?.playerCover || thumb)}
      watermark={watermarkFor(config?.watermark ?? null, user)}
      onBack={back}
      onNext={next && onNext}
      onMove={(sec) => sitting?.move(sec)}
      onRest={() => void sitting?.rest()}
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
        <LessonCurtain
          key={sitting.program.key}
          detail={detail}
          stage={stage}
          ways={ways}
          next={next}
          onAgain={again}
          onNext={onNext}
        />
      ) : undefined}
    </Player>
  )
}
