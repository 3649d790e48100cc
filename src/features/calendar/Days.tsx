import { View } from '@tarojs/components'

import { serverClock } from '@/lib/serverClock'
import { dayNumber, formatDate } from '@/lib/time'
import { daysOfWeek, weekOf } from '@/lib/chain'

import styles from './calendar.module.scss'
import { type DatedThing, upcomingDays } from './dates'
import { texts } from './texts'
import { Things } from './Things'

const dayMs = 24 * 60 * 60_000

/** 今天 3月11日 周三. The year is named only if it is another one. */
function nameOf(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const number = dayNumber(Date.parse(`${day}T00:00:00+08:00`))
  const name =
    (day.slice(0, 4) === today.slice(0, 4) ? '' : texts.year(year)) +
    texts.day(Number(month), Number(date), daysOfWeek(weekOf(number)).indexOf(number))
  if (day === today) return `${texts.today} ${name}`
  return day === formatDate(new Date(serverClock.now() + dayMs)) ? `${texts.tomorrow} ${name}` : name
}

/** Day by day, from today. */
export function Days({ things, today, canAdd }: { things: readonly DatedThing[]; today: string; canAdd: boolean }) {
  return (
    <>
      {upcomingDays(things, today).map(({ day, things: its }) => (
        <View key={day}>
          <View className={styles.dayName} role='heading' aria-level='2'>
            {nameOf(day, today)}
          </View>
          {its.length > 0 ? (
            <Things things={its} canAdd={canAdd} />
          ) : (
            <View className={styles.quiet}>{texts.noneToday}</View>
          )}
        </View>
      ))}
    </>
  )
}
