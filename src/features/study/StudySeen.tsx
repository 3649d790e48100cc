import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { SeenDay, SeenThing } from '@/api/history'
import { ListRow } from '@/components/ListRow'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { linkTo } from '@/features/shared/link'
import { QueryView } from '@/features/shared/page'
import { usePageShown } from '@/features/shared/page/usePageShown'
import { type GoodsKind, kindByName } from '@/goods/kinds'
import { historyQueries } from '@/queries/history'
import { navigateTo } from '@/routes/navigate'

import styles from './seen.module.scss'
import { texts } from './texts'

type Openable = SeenThing & { kind: GoodsKind }

/** Leaves out types that this app has no page for, and days that are then empty. */
const openableDays = (days: readonly SeenDay[]): { day: string; items: Openable[] }[] =>
  days
    .map(({ day, items }) => ({
      day,
      items: items.flatMap((item) => {
        const kind = kindByName('history', item.type)
        return kind ? [{ ...item, kind }] : []
      }),
    }))
    .filter(({ items }) => items.length > 0)

/** Everything that I have looked at, day by day. */
export function StudySeen() {
  const seen = useQuery({ ...historyQueries.seen(), enabled: usePageShown() })
  return (
    <QueryView query={seen} skeleton={<MediaRowsSkeleton />} title={texts.seen.failed}>
      {(days) => <Days days={openableDays(days)} />}
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
