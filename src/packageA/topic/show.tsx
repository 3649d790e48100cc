import { useQuery } from '@tanstack/react-query'

import { useHistoryRecord } from '@/features/shared/history/useHistoryRecord'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { texts } from '@/features/topic/texts'
import { TopicPage } from '@/features/topic/TopicPage'
import { TopicSkeleton } from '@/features/topic/TopicSkeleton'
import { topicQueries } from '@/queries/topic'

export default screen('topicShow', function TopicShow({ params: { id } }) {
  const detail = useQuery(topicQueries.detail(id))
  const topic = detail.data?.topic
  const share = useSharedPage(
    // The address that other clients of the platform know (contract `community.md` 7.2).
    topic && {
      name: 'webview',
      params: { course_type: 'topic', id },
      title: topic.title,
      thumb: topic.thumb,
    },
  )
  useHistoryRecord(topic && { type: 'topic', id, title: topic.title })

  return (
    <QueryView query={detail} skeleton={<TopicSkeleton />} title={texts.failed}>
      {(data) => <TopicPage detail={data} share={share} />}
    </QueryView>
  )
})
