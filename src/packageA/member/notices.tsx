import { AnnouncementRow } from '@/features/messages/AnnouncementRow'
import { LinesSkeleton } from '@/features/messages/Skeletons'
import { texts } from '@/features/messages/texts'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { announcementsQuery } from '@/queries/announcements'

export default definePage('notices', function AnnouncementsPage() {
  const query = usePagedQuery(announcementsQuery())
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={(announcement) => <AnnouncementRow announcement={announcement} />}
      empty={texts.announcement.empty}
      failedTitle={texts.announcement.failed}
      skeleton={<LinesSkeleton />}
    />
  )
})
