import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { toggleCourseLike } from '@/api/course'
import { type LikeTarget, toggleLike } from '@/api/like'
import { courseQueries } from '@/queries/course'
import { likeQueries } from '@/queries/like'

/** How one kind of thing is collected, and which query knows whether it is. */
interface LikeMark {
  queryKey: (id: number) => QueryKey
  isOn: (client: QueryClient, id: number) => boolean
  show: (client: QueryClient, id: number, isOn: boolean) => void
  send: (id: number) => Promise<boolean>
}

/** Kept by the add-on TemplateOne. */
const addonMark = (type: LikeTarget['type']): LikeMark => ({
  queryKey: (id) => likeQueries.status({ type, id }).queryKey,
  isOn: (client, id) => client.getQueryData(likeQueries.status({ type, id }).queryKey) ?? false,
  show: (client, id, isOn) => client.setQueryData(likeQueries.status({ type, id }).queryKey, isOn),
  send: (id) => toggleLike({ type, id }),
})

export const likeMarks = {
  course: {
    queryKey: (id) => courseQueries.detail(id).queryKey,
    isOn: (client, id) => client.getQueryData(courseQueries.detail(id).queryKey)?.isLiked ?? false,
    show(client, id, isOn) {
      const { queryKey } = courseQueries.detail(id)
      client.setQueryData(queryKey, (detail) => detail && { ...detail, isLiked: isOn })
    },
    send: toggleCourseLike,
  },
  book: addonMark('book'),
  live: addonMark('live'),
} satisfies Record<string, LikeMark>

export type LikeKind = keyof typeof likeMarks
