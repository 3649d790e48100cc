import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { SeenDay, SeenThing } from '@/api/history'
import { ListRow } from '@/components/ListRow'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import type { Switch } from '@/config/addons'
import { linkTo } from '@/features/shared/link'
import { LongList } from '@/features/shared/list/LongList'
import { QueryView, usePullDown } from '@/features/shared/page'
import { usePageShown } from '@/features/shared/page/usePageShown'
import { type GoodsKind, kindByName } from '@/goods/kinds'
import { historyQueries } from '@/queries/history'
import { navigateTo } from '@/routes/navigate'
import { useSwitches } from '@/stores/appConfig'

import styles from './seen.module.scss'
import { texts } from './texts'

type Openable = SeenThing & { kind: GoodsKind; day: string; isFirstOfDay: boolean }

/** Leaves out what is switched off, and types that this app has no page for. */
const openable = (days: readonly SeenDay[], isOn: (name: Switch) => boolean): Openable[] =>
  days.flatMap(({ day, items }) =>
    items
      .flatMap((item) => {
        const kind = kindByName('history', item.type)
        return kind && (!kind.switch || isOn(kind.switch)) ? [{ ...item, kind, day }] : []
      })
      .map((item, index) => ({ ...item, isFirstOfDay: index === 0 })),
  )

/** Everything that I have looked at, day by day. */
export function StudySeen() {
  const isOn = useSwitches()
  const options = historyQueries.seen()
  const seen = useQuery({ ...options, enabled: usePageShown() })
  usePullDown(options.queryKey)
  return (
    <QueryView query={seen} skeleton={<MediaRowsSkeleton />} title={texts.seen.failed}>
      {(days) => <Things things={openable(days, isOn)} />}
    </QueryView>
  )
}

/** The server sends years of them at once. */
function Things({ things }: { things: readonly Openable[] }) {
  const action = { label: texts.seen.toList, onClick: () => navigateTo('vodIndex') }
  if (things.length === 0) return <StateView kind='empty' {...texts.seen.empty} action={action} />
  return <LongList items={things} keyOf={({ day, type, id }) => `${day}-${type}-${id}`} renderItem={drawThing} />
}

const drawThing = ({ kind, id, title, hour, day, isFirstOfDay }: Openable) => (
  <>
    {isFirstOfDay && (
      <View className={styles.day} role='heading' aria-level='3'>
        {day}
      </View>
    )}
    <View className={isFirstOfDay ? undefined : styles.further}>
      <ListRow
        label={title}
        hint={[kind.texts.label, hour].filter(Boolean).join(' · ')}
        {...linkTo(kind.detailLocation(id))}
      />
    </View>
  </>
)
