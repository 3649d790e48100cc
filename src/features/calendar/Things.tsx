import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { linkTo } from '@/features/shared/link'
import { remind } from '@/features/shared/reminder'
import { serverClock } from '@/lib/serverClock'
import { formatDateTime } from '@/lib/time'
import { isForgotten } from '@/queries/live'

import styles from './calendar.module.scss'
import { type DatedThing, appointmentOf, isUpcoming } from './dates'
import { texts } from './texts'
import { pageAddress } from './pageAddress'

interface ThingsProps {
  things: readonly DatedThing[]
  /** The phone can take single appointments from this page. */
  canAdd: boolean
}

/** The entries of one day. */
export function Things({ things, canAdd }: ThingsProps) {
  return (
    <View className={styles.card}>
      {things.map((thing) => (
        <ThingRow key={thing.key} thing={thing} canAdd={canAdd} />
      ))}
    </View>
  )
}

function noteOf({ sort, at, isEnd, isOn, isOver }: DatedThing): string {
  const { name, end } = texts.sorts[sort]
  const nowMs = serverClock.now()
  const isLate = !isEnd && !isOn && !isOver && at.getTime() <= nowMs && !isForgotten(at, nowMs)
  return [name, end, isOn && texts.onAir, isOver && texts.over, isLate && texts.late].filter(Boolean).join(' · ')
}

function ThingRow({ thing, canAdd }: { thing: DatedThing; canAdd: boolean }) {
  const { title, at, isOn, isOver, location } = thing
  const appointment = appointmentOf(thing, pageAddress)
  return (
    <View className={cx(styles.row, isOver && styles.over)}>
      <Pressable className={styles.thing} role='link' {...linkTo(location)}>
        <Text className={styles.time}>{formatDateTime(at).slice(-5)}</Text>
        <View className={styles.words}>
          <View className={styles.title}>{title}</View>
          <View className={cx(styles.note, isOn && styles.on)}>{noteOf(thing)}</View>
        </View>
      </Pressable>
      {canAdd && isUpcoming(thing, serverClock.now()) && (
        <IconButton icon='bell' size={20} label={texts.add(appointment.title)} onClick={() => remind(appointment)} />
      )}
    </View>
  )
}
