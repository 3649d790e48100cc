import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { getTopic, listStudyTopics, listTopics, type StudyTopicList, type TopicFilter } from '@/api/topic'
import { coursePageSize, pageSize } from '@/config/limits'

export const topicQueries = {
  all: () => ['topic'] as const,
  list: (filter: TopicFilter) =>
    infiniteQueryOptions({
      queryKey: ['topic', 'list', filter],
      queryFn: ({ pageParam, signal }) => listTopics(filter, pageParam, coursePageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['topic', 'detail', id],
      queryFn: ({ signal }) => getTopic(id, signal),
      // Each call counts as a read.
      refetchOnWindowFocus: false,
    }),
}

export const studyTopicQueries = {
  list: (name: StudyTopicList) =>
    infiniteQueryOptions({
      queryKey: ['study', 'topic', name],
      queryFn: ({ pageParam, signal }) => listStudyTopics(name, pageParam, pageSize, signal),
      initialPageParam: 1,
      getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    }),
}
