import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { monthBeside, weeksOf } from '@/lib/month'

import styles from './calendar.module.scss'
import { type DatedThing, dayOf, inOrder } from './dates'
import { texts } from './texts'
import { Things } from './Things'

/** Nothing that learners have is dated further ahead, but a membership. */
const mostMonths = 24

interface MonthProps {
  things: readonly DatedThing[]
  /** '2026-03-11' */
  today: string
  canAdd: boolean
}

/** A month with a dot on each day that has something, and what the chosen day has. */
export function Month({ things, today, canAdd }: MonthProps) {
  const [ahead, setAhead] = useState(0)
  const [chosen, choose] = useState(today)
  const month = monthBeside(today.slice(0, 7), ahead)
  const [year = '', number = ''] = month.split('-')
  const title = texts.month(year, Number(number))
  const countOf = new Map<string, number>()
  for (const thing of things) {
    const day = dayOf(thing, today)
    countOf.set(day, (countOf.get(day) ?? 0) + 1)
  }
  const ofDay = inOrder(things).filter((thing) => dayOf(thing, today) === chosen)
  return (
    <>
      <View className={styles.month}>
        <View className={styles.head}>
          <IconButton
            icon='back'
            size={20}
            label={texts.former}
            isDisabled={ahead === 0}
            onClick={() => setAhead(ahead - 1)}
          />
          <Text className={styles.monthName} aria-live='polite'>
            {title}
          </Text>
          <IconButton
            icon='forward'
            size={20}
            label={texts.next}
            isDisabled={ahead === mostMonths}
            onClick={() => setAhead(ahead + 1)}
          />
        </View>
        <View role='table' aria-label={texts.calendar(title)}>
          <View className={styles.week} role='row'>
            {texts.weekdays.map((name) => (
              <View key={name} className={styles.weekday} role='columnheader' aria-label={texts.weekday(name)}>
                {name}
              </View>
            ))}
          </View>
          {weeksOf(month).map((week, index) => (
            <View key={index} className={styles.week} role='row'>
              {week.map((day, place) => (
                <View key={place} className={styles.cell} role='cell'>
                  {day && (
                    <Pressable
                      className={cx(styles.day, day === today && styles.isToday, day === chosen && styles.chosen)}
                      label={texts.cell(Number(day.slice(-2)), countOf.get(day) ?? 0, day === today)}
                      isPressed={day === chosen}
                      onClick={() => choose(day)}
                    >
                      <Text>{Number(day.slice(-2))}</Text>
                      <View className={cx(styles.dot, countOf.has(day) && styles.has)} />
                    </Pressable>
                  )}
                </View>
              ))}
            </View>
          ))}
        </View>
      </View>
      {ofDay.length > 0 ? (
        <Things things={ofDay} canAdd={canAdd} />
      ) : (
        <View className={styles.quiet}>{chosen === today ? texts.noneToday : texts.noneThatDay}</View>
      )}
    </>
  )
}
