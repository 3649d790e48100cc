import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { SignInState } from '@/api/signIn'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { SkeletonBlock } from '@/components/Skeleton'
import { QueryView, usePullDown } from '@/features/shared/page'
import { useMember } from '@/features/shared/session/useMember'
import { useToday } from '@/features/shared/today'
import { formatExact } from '@/lib/count'
import { signInQueries } from '@/queries/signIn'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import { Calendar } from './Calendar'
import styles from './signIn.module.scss'
import { texts } from './texts'
import { useSignIn } from './useSignIn'

/** A daily press earns points. Shows today, earlier days, and the points. */
export function SignCenter() {
  const today = useToday()
  const client = useQueryClient()
  const { user, refresh } = useMember()
  const hasMall = useSwitch('credit1Mall') === true
  const state = useQuery(signInQueries.state(today))
  useDidShow(() => {
    void refresh()
    void client.refetchQueries({ queryKey: signInQueries.all(), type: 'active', stale: true })
  })
  usePullDown(signInQueries.all())
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <View className={styles.sum}>
          <Text className={styles.caption}>{texts.points}</Text>
          <Text className={styles.total}>{user ? formatExact(user.points) : ' '}</Text>
        </View>
        <View className={styles.state}>
          <QueryView
            query={state}
            skeleton={<SkeletonBlock className={styles.waiting} />}
            title={texts.failed}
            isCompact
          >
            {(data) => <Today state={data} today={today} />}
          </QueryView>
        </View>
      </View>
      <Calendar today={today} />
      {state.data?.rules && (
        <View className={styles.card}>
          <View className={styles.title}>{texts.rules}</View>
          <View className={styles.rules}>{state.data.rules}</View>
        </View>
      )}
      <View className={styles.card}>
        <ListRow icon='receipt' label={texts.records} onClick={() => navigateTo('credit1Record')} />
        {hasMall && <ListRow icon='gift' label={texts.mall} onClick={() => navigateTo('credit1')} />}
      </View>
    </View>
  )
}

/** The streak, and the button that continues it. */
function Today({ state: { isSignedToday, streakDays, todayPoints }, today }: { state: SignInState; today: string }) {
  const { run, isRunning } = useSignIn()
  const open = todayPoints ? texts.signFor(todayPoints) : texts.sign
  return (
    <View>
      {streakDays !== undefined && (
        <View className={styles.streak}>{streakDays > 0 ? texts.streak(streakDays) : texts.noStreak}</View>
      )}
      {streakDays !== undefined && (
        <Ladder streakDays={streakDays} isSignedToday={isSignedToday} points={todayPoints} />
      )}
      <Button isBlock isLoading={isRunning} isDisabled={isSignedToday} onClick={() => void run(today)}>
        {isSignedToday ? texts.signed : open}
      </Button>
    </View>
  )
}

const rungs = 7

interface LadderProps {
  streakDays: number
  isSignedToday: boolean
  /** Points of today's sign-in, done or not. */
  points: number | undefined
}

/** Seven days in a row as steps, past ones marked. After the seventh it starts again. */
function Ladder({ streakDays, isSignedToday, points }: LadderProps) {
  const today = isSignedToday ? streakDays : streakDays + 1
  const first = today - ((today - 1) % rungs)
  return (
    <View className={styles.ladder} role='list' aria-label={texts.ladder}>
      {Array.from({ length: rungs }, (_, index) => first + index).map((day) => {
        const isDone = day <= streakDays
        const isToday = day === today
        return (
          <View
            key={day}
            className={cx(styles.rung, isDone && styles.done, isToday && styles.now)}
            role='listitem'
            aria-label={texts.rung(day, isDone, isToday)}
          >
            <View className={styles.step}>
              {isDone ? <Icon name='check' size={16} /> : <Text>{isToday && points ? `+${points}` : day}</Text>}
            </View>
            <Text className={styles.rungName}>{isToday ? texts.today : texts.dayOf(day)}</Text>
          </View>
        )
      })}
    </View>
  )
}
