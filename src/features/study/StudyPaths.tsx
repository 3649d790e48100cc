import type { StudyPath } from '@/api/path'
import { MediaCard } from '@/components/MediaCard'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { dateOrDash } from '@/lib/time'
import { studyPathQueries } from '@/queries/path'
import { open } from '@/routes/navigate'

import { texts } from './texts'

const words = texts.paths

/** Learning paths that I own. */
export function StudyPaths() {
  const query = usePagedQuery(studyPathQueries.list())
  return (
    <PagedList
      query={query}
      keyOf={({ path }) => path.id}
      renderItem={(row) => <Row row={row} />}
      empty={{ ...words.empty, action: { label: words.toList, onClick: () => open('pathIndex') } }}
      failedTitle={words.failed}
      isGrid
    />
  )
}

function Row({ row: { path, boughtAt } }: { row: StudyPath }) {
  return (
    <MediaCard
      title={path.name}
      coverSrc={path.thumb}
      coverWidth={96}
      meta={[words.steps(path.stepCount, path.partCount), words.boughtAt(dateOrDash(boughtAt))].join(' · ')}
      onClick={() => open('pathShow', { id: path.id })}
    />
  )
}
