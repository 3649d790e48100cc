import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { MonthTable } from '@/features/shared/month/MonthTable'
import { Failure } from '@/features/shared/page'
import { isMissing } from '@/http/apiError'
import { signInQueries } from '@/queries/signIn'
import { useSession } from '@/stores/session'
import { monthBeside } from '@/lib/month'
import { formatDate } from '@/lib/time'

import styles from './calendar.module.scss'
import { texts } from './texts'

/** The month's days with sign-ins marked, back to the month in which the member registered. */
export function Calendar({ today }: { today: string }) {
  const current = today.slice(0, 7)
  const [back, setBack] = useState(0)
  const month = monthBeside(current, -back)
  const days = useQuery(signInQueries.days(month, today))
  const joined = useSession(({ user }) => user?.joinedAt)
  // This server has no calendar.
  if (isMissing(days.error)) return null
  const pointsOf = new Map(days.data?.map(({ date, points }) => [date, points]))
  const isFirst = joined ? month <= formatDate(joined).slice(0, 7) : false
  return (
    <View className={styles.card}>
      <MonthTable
        month={month}
        labelOf={texts.calendar}
        onFormer={isFirst ? null : () => setBack(back + 1)}
        onNext={back === 0 ? null : () => setBack(back - 1)}
        dayOf={(date) => ({
          label: texts.day(dayNumber(date), pointsOf.get(date), date === today),
          content: <Day date={date} isSigned={pointsOf.has(date)} today={today} />,
        })}
      />
      {days.isError && (
        <Failure error={days.error} onRetry={() => void days.refetch()} title={texts.calendarFailed} isCompact />
      )}
    </View>
  )
}

const dayNumber = (date: string) => Number(date.slice(-2))

interface DayProps {
  date: string
  isSigned: boolean
  today: string
}

function Day({ date, isSigned, today }: DayProps) {
  const [isToday, isFuture] = [date === today, date > today]
  return (
    <View className={cx(styles.mark, isSigned && styles.signed, isToday && styles.today, isFuture && styles.future)}>
      {isSigned ? <Icon name='check' size={16} /> : <Text>{dayNumber(date)}</Text>}
    </View>
  )
}
