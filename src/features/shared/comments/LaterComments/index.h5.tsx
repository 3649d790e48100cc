import { useCode } from '@/features/shared/lazyCode/useCode'
import { Delayed } from '@/features/shared/page'

import type { CommentsProps } from '../Comments'
import { CommentsSkeleton } from '../CommentsSkeleton'

const load = () => import(/* webpackPrefetch: true */ '../Comments')

/** Their code comes after the page's: they stand below it, or in a tab. */
export function Comments(props: CommentsProps) {
  const code = useCode(true, load)
  return code ? (
    <code.Comments {...props} />
  ) : (
    <Delayed>
      <CommentsSkeleton />
    </Delayed>
  )
}
