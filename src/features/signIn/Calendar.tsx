import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { Failure } from '@/features/shared/page'
import { isMissing } from '@/http/apiError'
import { signInQueries } from '@/queries/signIn'
import { useSession } from '@/stores/session'
import { monthBeside, weeksOf } from '@/lib/month'
import { formatDate } from '@/lib/time'

import styles from './calendar.module.scss'
import { texts } from './texts'

/** The month's days, those signed in on marked; months back to the one in which the member came. */
export function Calendar({ today }: { today: string }) {
  const current = today.slice(0, 7)
  const [back, setBack] = useState(0)
  const month = monthBeside(current, -back)
  const days = useQuery(signInQueries.days(month, today))
  const joined = useSession(({ user }) => user?.joinedAt)
  // A server that keeps no calendar.
  if (isMissing(days.error)) return null
  const [year = '', number = ''] = month.split('-')
  const title = texts.month(year, Number(number))
  const pointsOf = new Map(days.data?.map(({ date, points }) => [date, points]))
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <IconButton
          icon='back'
          size={20}
          label={texts.former}
          isDisabled={joined ? month <= formatDate(joined).slice(0, 7) : false}
          onClick={() => setBack(back + 1)}
        />
        <Text className={styles.month} aria-live='polite'>
          {title}
        </Text>
        <IconButton
          icon='forward'
          size={20}
          label={texts.next}
          isDisabled={back === 0}
          onClick={() => setBack(back - 1)}
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
            {week.map((date, place) => (
              <Day key={place} date={date} points={date ? pointsOf.get(date) : undefined} today={today} />
            ))}
          </View>
        ))}
      </View>
      {days.isError && (
        <Failure error={days.error} onRetry={() => void days.refetch()} title={texts.calendarFailed} isCompact />
      )}
    </View>
  )
}

interface DayProps {
  /** null = of another month. */
  date: string | null
  points: number | undefined
  today: string
}

function Day({ date, points, today }: DayProps) {
  if (date === null) return <View className={styles.day} role='cell' />
  const day = Number(date.slice(-2))
  const [isSigned, isToday, isAhead] = [points !== undefined, date === today, date > today]
  return (
    <View className={styles.day} role='cell' aria-label={texts.day(day, points, isToday)}>
      <View className={cx(styles.mark, isSigned && styles.signed, isToday && styles.today, isAhead && styles.ahead)}>
        {isSigned ? <Icon name='check' size={16} /> : <Text>{day}</Text>}
      </View>
    </View>
  )
}
