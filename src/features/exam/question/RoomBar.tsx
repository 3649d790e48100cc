import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId } from 'react'

import { cx } from '@/components/cx'
import type { QueueState } from '@/features/shared/outbox/queue'
import { StickyBar } from '@/features/shared/page/StickyBar'
import { viewport } from '@/platform/viewport'

import styles from './bar.module.scss'
import { texts } from './texts'

interface RoomBarProps {
  /** The most important information: the time left, or what is practised. */
  lead: ReactNode
  progress: string
  save: QueueState
  onHeight: (px: number) => void
  children?: ReactNode
}

/** Height of the bar until it is measured. */
export const usualBarPx = 61

function saveText({ waiting, isSending, refused }: QueueState): string {
  if (waiting === 0) return texts.save.saved
  if (isSending) return texts.save.sending
  return refused.length > 0 ? texts.save.refused(refused.length) : texts.save.waiting(waiting)
}

/** Sticky bar above the question: progress, and whether the answers are saved. */
export function RoomBar({ lead, progress, save, onHeight, children }: RoomBarProps) {
  const id = useId()
  useEffect(() => viewport.watchHeight(id, onHeight), [id, onHeight])
  return (
    <StickyBar>
      {() => (
        <View className={styles.bar} id={id}>
          {lead}
          <View className={styles.states}>
            <View>{progress}</View>
            <View role='status' className={cx(save.waiting > 0 && !save.isSending && styles.unsaved)} id='exam-save'>
              {saveText(save)}
            </View>
          </View>
          {children}
        </View>
      )}
    </StickyBar>
  )
}
