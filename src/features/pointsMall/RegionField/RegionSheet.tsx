import { View } from '@tarojs/components'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ListRow } from '@/components/ListRow'
import { Sheet } from '@/components/Sheet'
import { RowsSkeleton } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import { QueryView } from '@/features/shared/page'
import { showRow } from '@/platform/rowInBox'

import { texts } from '../texts'
import styles from './region.module.scss'
import type { Region } from './types'

const { steps, title, failed } = texts.region

const boxId = 'regions'
const tabsId = 'region-steps'

interface Division {
  text: string
  children?: Division[]
}

/** China's divisions: 29 kB, loaded on first use. */
const divisionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: async (): Promise<Division[]> => (await import('@vant/area-data')).useCascaderAreaData(),
  staleTime: Infinity,
})

interface RegionSheetProps {
  onClose: () => void
  onChoose: (region: Region) => void
}

/** Three lists in turn. The tabs lead back. */
export function RegionSheet({ onClose, onChoose }: RegionSheetProps) {
  const divisions = useQuery(divisionsQuery)
  const [path, setPath] = useState<Division[]>([])
  // The box stays where the last list was scrolled to, and the next one begins with its first row.
  useEffect(() => showRow(boxId, tabsId), [path.length])

  function choose(division: Division): void {
    const [province, city, area] = [...path, division].map(({ text }) => text)
    if (province && city && area) onChoose([province, city, area])
    else setPath([...path, division])
  }

  return (
    <Sheet isOpen title={title} onClose={onClose} boxId={boxId}>
      <View id={tabsId}>
        <Tabs
          label={title}
          items={[...path.map(({ text }) => text), steps[path.length] ?? ''].map((label, step) => ({
            key: String(step),
            label,
          }))}
          value={String(path.length)}
          onChange={(step) => setPath(path.slice(0, Number(step)))}
        />
      </View>
      <QueryView query={divisions} skeleton={<RowsSkeleton />} title={failed} isCompact>
        {(all) => (
          <View className={styles.list} key={path.length}>
            {(path[path.length - 1]?.children ?? (path.length === 0 ? all : [])).map((division) => (
              <ListRow key={division.text} label={division.text} onClick={() => choose(division)} />
            ))}
          </View>
        )}
      </QueryView>
    </Sheet>
  )
}
