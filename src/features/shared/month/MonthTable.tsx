import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { IconButton } from '@/components/IconButton'
import { weeksOf } from '@/lib/month'

import styles from './month.module.scss'
import { texts } from './texts'

interface MonthTableProps {
  /** '2024-05' */
  month: string
  /** The table's accessible name, from the month's name. */
  labelOf: (title: string) => string
  /** Opens the month before or after; null = there is none. */
  onFormer: (() => void) | null
  onNext: (() => void) | null
  /** What to draw for a day ('2024-05-01'), and what to read aloud instead. */
  dayOf: (date: string) => { content: ReactNode; label?: string }
}

/** A month as a table of weeks from Monday, with links to the months before and after. */
export function MonthTable({ month, labelOf, onFormer, onNext, dayOf }: MonthTableProps) {
  const [year = '', number = ''] = month.split('-')
  const title = texts.title(year, Number(number))
  return (
    <>
      <View className={styles.head}>
        <Turn icon='back' label={texts.former} onTurn={onFormer} />
        <Text className={styles.title} aria-live='polite'>
          {title}
        </Text>
        <Turn icon='forward' label={texts.next} onTurn={onNext} />
      </View>
      <View role='table' aria-label={labelOf(title)}>
        <View className={styles.week} role='row'>
          {texts.weekdays.map((name) => (
            <View key={name} className={styles.weekday} role='columnheader' aria-label={texts.weekday(name)}>
              {name}
            </View>
          ))}
        </View>
        {weeksOf(month).map((week, index) => (
          <View key={index} className={styles.week} role='row'>
            {week.map((date, place) => {
              const day = date === null ? null : dayOf(date)
              return (
                <View key={place} className={styles.day} role='cell' aria-label={day?.label}>
                  {day?.content}
                </View>
              )
            })}
          </View>
        ))}
      </View>
    </>
  )
}

interface TurnProps {
  icon: 'back' | 'forward'
  label: string
  onTurn: (() => void) | null
}

const Turn = ({ icon, label, onTurn }: TurnProps) => (
  <IconButton icon={icon} size={20} label={label} isDisabled={onTurn === null} onClick={() => onTurn?.()} />
)
