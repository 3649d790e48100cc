import { LaterContent } from '@/features/shared/lazyCode/LaterContent'

import type { CommentsProps } from '../Comments'
import { CommentsSkeleton } from '../CommentsSkeleton'
import { texts } from '../texts'

const load = () => import(/* webpackPrefetch: true */ '../Comments')

/** Their code comes after the page's: they stand below it, or in a tab. */
export function Comments(props: CommentsProps) {
  return (
    <LaterContent load={load} skeleton={<CommentsSkeleton />} failed={texts.failed}>
      {(code) => <code.Comments {...props} />}
    </LaterContent>
  )
}
