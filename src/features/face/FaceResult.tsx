import { useDidShow, useUnload } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { FaceCheck } from '@/api/face'
import { StateView } from '@/components/StateView'
import { useTask } from '@/features/shared/form/useTask'
import { Delayed, Failure } from '@/features/shared/screen'
import { passGates } from '@/features/shared/session'
import { faceCheckSlot, startFaceCheck } from '@/features/shared/session/faceCheck'
import { useMember } from '@/features/shared/session/useMember'
import { copyText } from '@/features/shared/share/copyText'
import { webview } from '@/platform/webview'
import { open } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { Asking } from './Asking'
import { texts } from './texts'
import { useFaceResult } from './useFaceResult'
import { Verified } from './Verified'

/** Where the real-name check leads back to (contract `core.md` 11.8): its end, or the way to begin one. */
export function FaceResult() {
  const { user, error, refresh } = useMember()
  const [check, setCheck] = useState(faceCheckSlot.get)
  useDidShow(() => {
    setCheck(faceCheckSlot.get())
    void refresh()
  })
  // The launch leaves the gates to this page; whoever goes on without a proof meets them now.
  useUnload(() => {
    const { user: leaving } = useSession.getState()
    if (leaving) void passGates(leaving)
  })

  const isVerified = user?.isFaceVerified ?? false
  useEffect(() => {
    if (isVerified) faceCheckSlot.remove()
  }, [isVerified])

  const starting = useTask(async () => {
    await startFaceCheck()
    setCheck(faceCheckSlot.get())
  })
  const start = () => void starting.run()

  if (!user) {
    return error !== null ? (
      <Failure error={error} onRetry={() => void refresh()} title={texts.failed} />
    ) : (
      <Delayed>
        <Asking />
      </Delayed>
    )
  }
  if (user.isFaceVerified) return <Verified user={user} />
  if (check) return <Outcome key={check.bizToken} check={check} onRestart={start} />
  return <StateView kind='locked' {...texts.none} action={{ label: texts.start, onClick: start }} />
}

interface OutcomeProps {
  check: FaceCheck
  onRestart: () => void
}

function Outcome({ check, onRestart }: OutcomeProps) {
  const { state, error, askAgain } = useFaceResult(check)
  const restart = { label: texts.restart, onClick: onRestart }
  switch (state) {
    case 'over':
      return <StateView kind='error' {...texts.over} action={restart} />
    case 'failed':
      return <Failure error={error} onRetry={askAgain} title={texts.failed} />
    case 'waiting':
      return (
        <StateView
          kind='empty'
          {...texts.waiting}
          action={{ label: texts.again, onClick: askAgain }}
          secondary={restart}
        />
      )
    case 'asking':
      return webview.isEmbedded ? <Away url={check.url} /> : <Asking onRestart={onRestart} />
  }
}

/** The mini-program: the check is done on a page over this one, or in the phone's browser. */
function Away({ url }: { url: string }) {
  return (
    <StateView
      kind='locked'
      {...texts.away}
      action={{ label: texts.goThere, onClick: () => open('webview', { url }) }}
      secondary={{ label: texts.copy, onClick: () => void copyText(url, texts.copied) }}
    />
  )
}
