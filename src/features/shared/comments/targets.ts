import type { CommentTarget } from '@/api/comment'

const of =
  (kind: CommentTarget['kind']) =>
  (id: number): CommentTarget => ({ kind, id })

/** Everything that can be commented on. */
export const commentTargets = {
  course: of('course'),
  lesson: of('lesson'),
  book: of('book'),
  bookArticle: of('bookArticle'),
  topic: of('topic'),
  live: of('live'),
} satisfies Record<CommentTarget['kind'], (id: number) => CommentTarget>
