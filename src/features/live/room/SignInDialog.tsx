import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'

import type { SignInRound } from '@/api/liveFrame'
import { signIn } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'
import { ConfirmModal } from '@/components/ConfirmModal'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { errorText, isRefusal } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'

import styles from './room.module.scss'
import { texts } from './texts'

interface SignInDialogProps {
  round: SignInRound
  roomKey: RoomKey
  /** Signed in, refused, or out of time. */
  onEnd: () => void
}

/** Null = the server's time is unknown. The phone's own would close a round before it has begun. */
export const secondsLeft = ({ endsAt }: SignInRound): number | null =>
  serverClock.isKnown() ? Math.max(0, Math.ceil((endsAt.getTime() - serverClock.now()) / 1000)) : null

/** Ours: where the server does not tell its time, a round whose end nobody reports is over after this. */
const untimedMs = 600_000

/** Covers everything until the server has answered or its time is over, by the server's clock. */
export function SignInDialog({ round, roomKey, onEnd }: SignInDialogProps) {
  const [leftSec, setLeftSec] = useState(() => secondsLeft(round))
  // Each reading of the room brings the round anew.
  const [openedAtMs] = useState(() => Date.now())
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    const tick = () => {
      const left = secondsLeft(round)
      setLeftSec(left)
      if (left === 0 || (left === null && Date.now() - openedAtMs > untimedMs)) end.current()
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [round, openedAtMs])

  const sending = useAction(
    { call: () => signIn(roomKey, round.id) },
    {
      done: texts.signIn.done,
      next: () => end.current(),
      failed(error) {
        toast(errorText(error), 'error')
        // Already signed in, or too late: the room is free.
        if (isRefusal(error)) end.current()
      },
    },
  )
  return (
    <ConfirmModal
      isOpen={leftSec !== 0}
      title={texts.signIn.title}
      content={
        leftSec !== null && (
          <View className={styles.left} role='timer' aria-label={texts.signIn.left(leftSec)}>
            {leftSec}
          </View>
        )
      }
      action={{ label: texts.signIn.action, onClick: () => void sending.run(), isLoading: sending.isRunning }}
    />
  )
}
