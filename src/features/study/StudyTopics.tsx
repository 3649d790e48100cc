import { View } from '@tarojs/components'
import { useState } from 'react'

import type { StudyTopic, StudyTopicList } from '@/api/topic'
import { Chips } from '@/components/Chips'
import { MediaCard } from '@/components/MediaCard'
import { Tag } from '@/components/Tag'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { studyTopicQueries } from '@/queries/topic'
import { open } from '@/routes/navigate'

import { texts } from './texts'

const words = texts.topics
const lists = (['learned', 'owned', 'liked'] as const).map((key) => ({ key, label: words.lists[key] }))
const action = { label: words.toList, onClick: () => open('topicIndex') }

/** Articles that I have read, bought and collected. */
export function StudyTopics() {
  const [list, setList] = useState<StudyTopicList>('learned')
  const query = usePagedQuery(studyTopicQueries.list(list))
  return (
    <View>
      <Chips label={words.listLabel} items={lists} value={list} onChange={setList} look='text' />
      <PagedList
        query={query}
        keyOf={({ topicId }) => topicId}
        renderItem={(topic) => <Row topic={topic} list={list} />}
        empty={{ ...words.empty[list], action }}
        failedTitle={words.failed}
        isGrid
      />
    </View>
  )
}

function Row({ topic: { topicId, title, thumb, at, isBought }, list }: { topic: StudyTopic; list: StudyTopicList }) {
  return (
    <MediaCard
      title={title}
      coverSrc={thumb}
      coverWidth={96}
      meta={at ? words.at[list](relativeTime(at, serverClock.now())) : undefined}
      footer={isBought ? <Tag>{words.bought}</Tag> : undefined}
      onClick={() => open('topicShow', { id: topicId })}
    />
  )
}
