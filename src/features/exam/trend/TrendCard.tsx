import { View } from '@tarojs/components'

import { ListRow } from '@/components/ListRow'

import { useKnownMember } from '../useKnownMember'
import { useRerenderOnShow } from '../useRerenderOnShow'
import { type Tally, trendOf } from './deviceTrend'
import { texts } from './texts'
import styles from './trend.module.scss'

const dayCount = 14
const dayMs = 24 * 60 * 60_000

/** 11月3日. `day` is counted from 1970. */
function dateOf(day: number): string {
  const date = new Date(day * dayMs)
  return texts.date(date.getUTCMonth() + 1, date.getUTCDate())
}

const allOf = ({ right, wrong }: Tally) => right + wrong

/** Recent practice, as far as this device knows. Draws nothing before the first question. */
export function TrendCard() {
  const memberId = useKnownMember()
  useRerenderOnShow()
  const trend = memberId === undefined ? null : trendOf(memberId, dayCount)
  if (!trend) return null
  const { days, types } = trend
  const max = Math.max(...days.map(allOf))
  const heightOf = (count: number) => ({ height: `${(count / max) * 100}%` })
  const [first, last] = [days[0], days[days.length - 1]]
  return (
    <View className={styles.card}>
      <View className={styles.title} role='heading' aria-level='2'>
        {texts.title(dayCount)}
      </View>
      <View className={styles.chart} role='list' aria-label={texts.title(dayCount)}>
        {days.map((tally) => (
          <View
            key={tally.day}
            className={styles.day}
            role='listitem'
            aria-label={texts.day(dateOf(tally.day), tally.right, tally.wrong)}
          >
            <View className={styles.wrong} style={heightOf(tally.wrong)} />
            <View className={styles.right} style={heightOf(tally.right)} />
          </View>
        ))}
      </View>
      {first && last && (
        <View className={styles.axis} aria-hidden>
          <View>{dateOf(first.day)}</View>
          <View>{texts.max(max)}</View>
          <View>{dateOf(last.day)}</View>
        </View>
      )}
      {types.map(({ typeName, ...tally }) => (
        <ListRow key={typeName} label={typeName} value={texts.byType(tally.right, allOf(tally))} />
      ))}
      <View className={styles.note}>{texts.note}</View>
    </View>
  )
}
