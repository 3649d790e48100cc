import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { MonthTable } from '@/features/shared/month/MonthTable'
import { monthBeside } from '@/lib/month'

import styles from './calendar.module.scss'
import { type DatedThing, dayOf, inOrder } from './dates'
import { texts } from './texts'
import { Things } from './Things'

/** Except for memberships, nothing that learners have is dated further ahead. */
const maxMonths = 24

interface MonthProps {
  things: readonly DatedThing[]
  /** '2026-03-11' */
  today: string
  canAdd: boolean
}

/** A month with a dot on each day that has entries, and the entries of the chosen day. */
export function Month({ things, today, canAdd }: MonthProps) {
  const [offset, setOffset] = useState(0)
  const [chosen, choose] = useState(today)
  const month = monthBeside(today.slice(0, 7), offset)
  const countOf = new Map<string, number>()
  for (const thing of things) {
    const day = dayOf(thing, today)
    countOf.set(day, (countOf.get(day) ?? 0) + 1)
  }
  const ofDay = inOrder(things).filter((thing) => dayOf(thing, today) === chosen)
  return (
    <>
      <View className={styles.month}>
        <MonthTable
          month={month}
          labelOf={texts.calendar}
          onFormer={offset === 0 ? null : () => setOffset(offset - 1)}
          onNext={offset === maxMonths ? null : () => setOffset(offset + 1)}
          dayOf={(day) => ({
            content: (
              <Pressable
                className={cx(styles.day, day === today && styles.isToday, day === chosen && styles.chosen)}
                label={texts.cell(Number(day.slice(-2)), countOf.get(day) ?? 0, day === today)}
                isPressed={day === chosen}
                onClick={() => choose(day)}
              >
                <Text>{Number(day.slice(-2))}</Text>
                <View className={cx(styles.dot, countOf.has(day) && styles.has)} />
              </Pressable>
            ),
          })}
        />
      </View>
      {ofDay.length > 0 ? (
        <Things things={ofDay} canAdd={canAdd} />
      ) : (
        <View className={styles.quiet}>{chosen === today ? texts.noneToday : texts.noneThatDay}</View>
      )}
    </>
  )
}
