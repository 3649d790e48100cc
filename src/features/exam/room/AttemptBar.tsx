import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import type { QueueState } from '@/features/shared/outbox/queue'

import { formatClock, isNearEnd } from '../engine/clock'
import { RoomBar } from '../question/RoomBar'
import { texts } from './texts'
import type { DeadlineView } from './useDeadline'
import styles from './room.module.scss'

interface AttemptBarProps {
  deadline: DeadlineView
  progress: string
  save: QueueState
  onHeight: (px: number) => void
  onHandIn: () => void
}

/** The time left, and the button to hand in. */
export function AttemptBar({ deadline: { leftSec }, progress, save, onHeight, onHandIn }: AttemptBarProps) {
  return (
    <RoomBar
      lead={
        <View className={cx(styles.time, isNearEnd(leftSec) && styles.hurry)} aria-label={texts.left} role='timer'>
          {leftSec === null ? texts.noDeadline : formatClock(leftSec)}
        </View>
      }
      progress={progress}
      save={save}
      onHeight={onHeight}
    >
      <Button size='s' onClick={onHandIn}>
        {texts.handIn.button}
      </Button>
    </RoomBar>
  )
}
