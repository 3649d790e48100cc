import { View } from '@tarojs/components'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { Tabs } from '@/components/Tabs'
import { ChinaTime } from '@/features/shared/chinaTime'
import { Delayed, usePullDown } from '@/features/shared/page'
import { remindOfAll } from '@/features/shared/reminder'
import { copyText } from '@/features/shared/share/copyText'
import { useToday } from '@/features/shared/today'
import { errorText } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { calendar } from '@/platform/calendar'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import styles from './calendar.module.scss'
import { appointmentOf, isUpcoming } from './dates'
import { Days } from './Days'
import { Month } from './Month'
import { pageAddress } from './pageAddress'
import { texts } from './texts'
import { calendarKeys, type Source, useSources } from './useSources'

const views = [
  { key: 'list', label: texts.views.list },
  { key: 'month', label: texts.views.month },
] as const

/** Everything of the member's that has a date. A source that is slow or fails does not hold back the others. */
export function CalendarView() {
  usePullDown(...calendarKeys)
  const today = useToday()
  const sources = useSources()
  const [view, setView] = useState<'list' | 'month'>('list')
  const things = sources.flatMap((source) => source.things)
  const isNothingKnown = things.length === 0 && sources.some(({ isLoading }) => isLoading)
  const canAdd = !['none', 'never'].includes(calendar.way())
  return (
    <View className={styles.page}>
      <Tabs label={texts.viewLabel} items={views} value={view} onChange={setView} />
      <ChinaTime />
      {calendar.way() === 'none' && <NotHere />}
      <Missing sources={sources} />
      {isNothingKnown ? (
        <Delayed>
          <MediaRowsSkeleton />
        </Delayed>
      ) : view === 'month' ? (
        <Month things={things} today={today} canAdd={canAdd} />
      ) : (
        <List sources={sources} today={today} canAdd={canAdd} />
      )}
    </View>
  )
}

/** WeChat's own browser does not open calendar files; another browser does. */
const NotHere = () => (
  <View className={styles.notHere}>
    <View className={styles.notHereText}>{texts.wechat}</View>
    <Button
      kind='line'
      size='s'
      onClick={() => void copyText(pageAddress({ name: 'calendar', params: {} }), texts.copied)}
    >
      {texts.copy}
    </Button>
  </View>
)

/** Names the sources that are slow, and those that failed. */
function Missing({ sources }: { sources: readonly Source[] }) {
  const late = sources.filter(({ isLoading }) => isLoading).map(({ key }) => texts.sources[key])
  return (
    <>
      {sources
        .filter(({ error }) => error !== null)
        .map(({ key, error, retry }) => (
          <View key={key} className={styles.failed} role='status'>
            <View className={styles.words}>
              <View className={styles.title}>{texts.failed(texts.sources[key])}</View>
              <View className={styles.note}>{errorText(error)}</View>
            </View>
            <Button kind='line' size='s' label={texts.retryOf(texts.sources[key])} onClick={retry}>
              {texts.retry}
            </Button>
          </View>
        ))}
      {late.length > 0 && (
        <Delayed>
          <View className={styles.late} role='status'>
            {texts.loading(late)}
          </View>
        </Delayed>
      )}
    </>
  )
}

function List({ sources, today, canAdd }: { sources: readonly Source[]; today: string; canAdd: boolean }) {
  const hasLive = useSwitch('live')
  const things = sources.flatMap((source) => source.things)
  const upcoming = things.filter((thing) => isUpcoming(thing, serverClock.now()))
  const isComplete = sources.every(({ isLoading, error }) => !isLoading && error === null)
  if (isComplete && !things.some(({ isOver }) => !isOver)) {
    const action = hasLive ? { label: texts.toLive, onClick: () => navigateTo('liveIndex', {}) } : undefined
    return <StateView kind='empty' {...texts.none} action={action} />
  }
  return (
    <>
      <Days things={things} today={today} canAdd={canAdd} />
      {calendar.way() === 'file' && upcoming.length > 1 && (
        <View className={styles.all}>
          <Button
            kind='line'
            isBlock
            onClick={() =>
              remindOfAll(
                upcoming.map((thing) => appointmentOf(thing, pageAddress)),
                texts.fileName,
              )
            }
          >
            {texts.addAll(upcoming.length)}
          </Button>
        </View>
      )}
    </>
  )
}
