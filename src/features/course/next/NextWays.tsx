import { View } from '@tarojs/components'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { ListRow } from '@/components/ListRow'
import { linkTo } from '@/features/shared/link'
import { locationOf } from '@/goods/pathPart'
import { certificateQueries } from '@/queries/certificate'
import { courseNextQueries } from '@/queries/courseNext'
import { examQueries } from '@/queries/exam'
import { formatLocation, type RouteLocation } from '@/routes/codec'
import { useSwitches } from '@/stores/appConfig'

import { nextParts, papersOf } from './next'
import { texts } from './texts'
import styles from './whatNext.module.scss'

const stillTrueMs = 10 * 60_000
const everyPaper = { categoryId: 0, childId: 0 }

interface Way {
  icon: 'path' | 'exam' | 'certificate'
  label: string
  hint: string
  target: RouteLocation
}

/** All known ways to go on after this course. What fails to load is left out. */
function useWays(courseId: number): Way[] {
  const isOn = useSwitches()
  const paths = useQuery({ ...courseNextQueries.paths(), enabled: isOn('path') }).data ?? []
  const papers = useInfiniteQuery({
    ...examQueries.list('paper', everyPaper),
    staleTime: stillTrueMs,
    enabled: isOn('paper'),
  }).data?.pages
  const certificates = useInfiniteQuery({ ...certificateQueries.list(), enabled: isOn('cert') }).data?.pages
  const ways = nextParts(paths, courseId, (part) => locationOf(part, isOn) !== undefined).flatMap(
    ({ part, pathName }): Way[] => {
      const target = locationOf(part, isOn)
      return target ? [{ icon: 'path', label: part.title, hint: texts.inPath(pathName, part.typeName), target }] : []
    },
  )
  for (const { id, title } of papersOf(papers?.flatMap(({ items }) => items) ?? [], courseId))
    ways.push({ icon: 'exam', label: title, hint: texts.exam, target: { name: 'examPaperShow', params: { id } } })
  const newest = certificates?.[0]?.items.find(({ kind }) => kind !== null)
  if (newest?.kind)
    ways.push({
      ...{ icon: 'certificate', label: texts.certificates, hint: texts.certificate(newest.kind.name) },
      target: { name: 'certification', params: {} },
    })
  // A path may lead to the very paper that belongs to the course.
  const addresses = ways.map(({ target }) => formatLocation(target))
  return ways.filter((_, index) => addresses.indexOf(addresses[index] ?? '') === index)
}

/** Where a course that is done leads: mounted only then, so that nobody else is asked for it. */
export function NextWays({ courseId }: { courseId: number }) {
  const ways = useWays(courseId)
  if (ways.length === 0) return null
  return (
    <View className={styles.next} role='region' aria-label={texts.title}>
      <View className={styles.title} role='heading' aria-level='2'>
        {texts.title}
      </View>
      {ways.map(({ icon, label, hint, target }) => (
        <ListRow key={formatLocation(target)} icon={icon} label={label} hint={hint} {...linkTo(target)} />
      ))}
    </View>
  )
}
