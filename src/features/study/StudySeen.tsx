import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { SeenDay, SeenThing } from '@/api/history'
import { ListRow } from '@/components/ListRow'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { resourceTarget } from '@/features/shared/resources'
import { QueryView } from '@/features/shared/screen'
import { historyQueries } from '@/queries/history'
import type { Target } from '@/routes/codec'
import { open, openTarget } from '@/routes/navigate'

import styles from './seen.module.scss'
import { texts } from './texts'

const words = texts.seen

type Openable = SeenThing & { target: Target }

/** Types that this app has no page for are left out, and so are days that nothing is left of. */
const openableDays = (days: readonly SeenDay[]): { day: string; items: Openable[] }[] =>
  days
    .map(({ day, items }) => ({
      day,
      items: items.flatMap((item) => {
        const target = resourceTarget(item.type, item.id)
        return target ? [{ ...item, target }] : []
      }),
    }))
    .filter(({ items }) => items.length > 0)

/** Everything that I have looked at, day by day. */
export function StudySeen() {
  const seen = useQuery(historyQueries.seen())
  return (
    <QueryView query={seen} skeleton={<MediaRowsSkeleton />} title={words.failed}>
      {(days) => <Days days={openableDays(days)} />}
    </QueryView>
  )
}

function Days({ days }: { days: ReturnType<typeof openableDays> }) {
  const action = { label: words.toList, onClick: () => open('vodIndex') }
  if (days.length === 0) return <StateView kind='empty' {...words.empty} action={action} />
  return (
    <View>
      {days.map(({ day, items }) => (
        <View key={day}>
          <View className={styles.day} role='heading' aria-level='3'>
            {day}
          </View>
          {items.map(({ type, id, title, hour, target }) => (
            <ListRow
              key={`${type}-${id}`}
              label={title}
              hint={[words.types[type], hour].filter(Boolean).join(' · ')}
              onClick={() => void openTarget(target)}
            />
          ))}
        </View>
      ))}
    </View>
  )
}
