import { MediaCard } from '@/components/MediaCard'
import { ProgressRing } from '@/components/ProgressRing'
import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { Tag } from '@/components/Tag'
import { pageSize } from '@/config/limits'
import { linkTo } from '@/features/shared/link'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePageShown } from '@/features/shared/page/usePageShown'
import type { GoodsKind, StudyList as List, StudyRow } from '@/goods/define'
import { pagedQuery } from '@/queries/paged'
import { sparesPages, studyQueries } from '@/queries/study'
import { openLocation } from '@/routes/navigate'
import { lastRead } from '@/stores/readingPosition'

import { RowSign } from './RowSign'

interface StudyListProps {
  kind: GoodsKind
  list: List
}

/** What I learn, own or have as favorites of one kind. Each chapter that is read makes it stale: it waits behind another page. */
export function StudyList({ kind, list }: StudyListProps) {
  const query = usePagedQuery({
    ...pagedQuery(studyQueries.key(kind.type, list.key), list.fetch, pageSize),
    ...sparesPages,
    enabled: usePageShown(),
  })
  const { study, listLocation } = kind
  const action = study && listLocation && { label: study.toList, onClick: () => void openLocation(listLocation) }
  return (
    <PagedList
      query={query}
      keyOf={(item) => list.toRow(item, lastRead).id}
      renderItem={(item) => <Row kind={kind} row={list.toRow(item, lastRead)} />}
      empty={{ ...list.empty, action: action ?? undefined }}
      failedTitle={study?.failed}
      skeleton={<SmallRowsSkeleton lead={kind.icon ? 'sign' : kind.coverRatio ? 'portrait' : 'small'} />}
      isGrid
    />
  )
}

/** For a kind with one list. */
export function MyList({ kind }: { kind: GoodsKind }) {
  const [list] = kind.study?.lists ?? []
  return list ? <StudyList kind={kind} list={list} /> : null
}

function Row({ kind: { coverRatio, icon }, row }: { kind: GoodsKind; row: StudyRow }) {
  const { title, thumb, meta, coverTag, tag, progress, location } = row
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      ratio={coverRatio}
      coverWidth={coverRatio ? 72 : 96}
      coverTag={coverTag && <Tag tone='overlay'>{coverTag}</Tag>}
      meta={meta}
      footer={tag && <Tag>{tag}</Tag>}
      lead={icon && <RowSign icon={icon} ratio={progress} />}
      trailing={!icon && progress !== undefined && <ProgressRing ratio={progress} />}
      {...linkTo(location, { title, thumb })}
    />
  )
}
