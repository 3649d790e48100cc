import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { SeenDay, SeenThing } from '@/api/history'
import { ListRow } from '@/components/ListRow'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import type { Switch } from '@/config/addons'
import { linkTo } from '@/features/shared/link'
import { QueryView, usePullDown } from '@/features/shared/page'
import { usePageShown } from '@/features/shared/page/usePageShown'
import { type GoodsKind, kindByName } from '@/goods/kinds'
import { historyQueries } from '@/queries/history'
import { navigateTo } from '@/routes/navigate'
import { useSwitches } from '@/stores/appConfig'

import styles from './seen.module.scss'
import { texts } from './texts'

type Openable = SeenThing & { kind: GoodsKind }

/** Leaves out what is switched off, types that this app has no page for, and days that are then empty. */
const openableDays = (
  days: readonly SeenDay[],
  isOn: (name: Switch) => boolean,
): { day: string; items: Openable[] }[] =>
  days
    .map(({ day, items }) => ({
      day,
      items: items.flatMap((item) => {
        const kind = kindByName('history', item.type)
        return kind && (!kind.switch || isOn(kind.switch)) ? [{ ...item, kind }] : []
      }),
    }))
    .filter(({ items }) => items.length > 0)

/** Everything that I have looked at, day by day. */
export function StudySeen() {
  const isOn = useSwitches()
  const options = historyQueries.seen()
  const seen = useQuery({ ...options, enabled: usePageShown() })
  usePullDown(options.queryKey)
  return (
    <QueryView query={seen} skeleton={<MediaRowsSkeleton />} title={texts.seen.failed}>
      {(days) => <Days days={openableDays(days, isOn)} />}
    </QueryView>
  )
}

function Days({ days }: { days: ReturnType<typeof openableDays> }) {
  const action = { label: texts.seen.toList, onClick: () => navigateTo('vodIndex') }
  if (days.length === 0) return <StateView kind='empty' {...texts.seen.empty} action={action} />
  return (
    <View>
      {days.map(({ day, items }) => (
        <View key={day}>
          <View className={styles.day} role='heading' aria-level='3'>
            {day}
          </View>
          {items.map(({ kind, id, title, hour }) => (
            <ListRow
              key={`${kind.type}-${id}`}
              label={title}
              hint={[kind.texts.label, hour].filter(Boolean).join(' · ')}
              {...linkTo(kind.detailLocation(id))}
            />
          ))}
        </View>
      ))}
    </View>
  )
}
