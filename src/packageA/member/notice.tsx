import { useQuery } from '@tanstack/react-query'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { Notice } from '@/features/notice/Notice'
import { texts } from '@/features/notice/texts'
import { QueryView, screen } from '@/features/shared/screen'
import { homeQueries } from '@/queries/home'

export default screen('notice', function NoticePage({ params }) {
  const notice = useQuery(homeQueries.announcement(params.id))
  return (
    <QueryView query={notice} skeleton={<MediaRowsSkeleton count={2} />} title={texts.failed}>
      {(data) => <Notice notice={data} />}
    </QueryView>
  )
})
