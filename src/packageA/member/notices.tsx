import { ListRow } from '@/components/ListRow'
import { texts } from '@/features/notice/texts'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { screen } from '@/features/shared/screen'
import { dateOrDash } from '@/lib/time'
import { homeQueries } from '@/queries/home'
import { open } from '@/routes/navigate'

export default screen('notices', function Notices() {
  const query = usePagedQuery(homeQueries.announcements())
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={({ id, title, createdAt }) => (
        <ListRow label={title} hint={dateOrDash(createdAt)} onClick={() => open('notice', { id })} />
      )}
      empty={texts.empty}
      failedTitle={texts.failed}
    />
  )
})
