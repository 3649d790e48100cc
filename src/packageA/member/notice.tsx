import { useQuery } from '@tanstack/react-query'

import { AnnouncementView } from '@/features/messages/AnnouncementView'
import { AnnouncementSkeleton } from '@/features/messages/Skeletons'
import { texts } from '@/features/messages/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { homeQueries } from '@/queries/home'

export default definePage('notice', function AnnouncementPage({ params }) {
  const announcement = useQuery(homeQueries.announcement(params.id))
  return (
    <QueryView query={announcement} skeleton={<AnnouncementSkeleton />} title={texts.announcement.failed}>
      {(data) => <AnnouncementView announcement={data} />}
    </QueryView>
  )
})
