import { ListRow } from '@/components/ListRow'
import { texts } from '@/features/messages/texts'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { dateOrDash } from '@/lib/time'
import { homeQueries } from '@/queries/home'
import { navigateTo } from '@/routes/navigate'

export default definePage('notices', function NoticesPage() {
  const query = usePagedQuery(homeQueries.announcements())
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={({ id, title, createdAt }) => (
        <ListRow label={title} hint={dateOrDash(createdAt)} onClick={() => navigateTo('notice', { id })} />
      )}
      empty={texts.announcement.empty}
      failedTitle={texts.announcement.failed}
    />
  )
})
