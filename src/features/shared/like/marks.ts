import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { toggleCourseLike } from '@/api/course'
import { toggleLike } from '@/api/like'
import { courseQueries } from '@/queries/course'
import { likeQueries } from '@/queries/like'

/** How one kind of thing is collected, and which query knows whether it is. */
interface LikeMark {
  queryKey: (id: number) => QueryKey
  show: (client: QueryClient, id: number, isOn: boolean) => void
  send: (id: number) => Promise<boolean>
}

export const likeMarks = {
  course: {
    queryKey: (id) => courseQueries.detail(id).queryKey,
    show(client, id, isOn) {
      const { queryKey } = courseQueries.detail(id)
      client.setQueryData(queryKey, (detail) => detail && { ...detail, isLiked: isOn })
    },
    send: toggleCourseLike,
  },
  book: {
    queryKey: (id) => likeQueries.status({ type: 'book', id }).queryKey,
    show: (client, id, isOn) => client.setQueryData(likeQueries.status({ type: 'book', id }).queryKey, isOn),
    send: (id) => toggleLike({ type: 'book', id }),
  },
} satisfies Record<string, LikeMark>

export type LikeKind = keyof typeof likeMarks
