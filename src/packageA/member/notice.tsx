import { useQuery } from '@tanstack/react-query'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { AnnouncementView } from '@/features/messages/AnnouncementView'
import { texts } from '@/features/messages/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { homeQueries } from '@/queries/home'

export default definePage('notice', function NoticePage({ params }) {
  const notice = useQuery(homeQueries.announcement(params.id))
  return (
    <QueryView query={notice} skeleton={<MediaRowsSkeleton count={2} />} title={texts.announcement.failed}>
      {(data) => <AnnouncementView notice={data} />}
    </QueryView>
  )
})
