import { useQuery } from '@tanstack/react-query'

import { AnnouncementView } from '@/features/messages/AnnouncementView'
import { NoticeSkeleton } from '@/features/messages/Skeletons'
import { texts } from '@/features/messages/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { homeQueries } from '@/queries/home'

export default definePage('notice', function NoticePage({ params }) {
  const notice = useQuery(homeQueries.announcement(params.id))
  return (
    <QueryView query={notice} skeleton={<NoticeSkeleton />} title={texts.announcement.failed}>
      {(data) => <AnnouncementView notice={data} />}
    </QueryView>
  )
})
