import type { ReactNode } from 'react'

/** Content whose code comes after the page's. */
export interface LaterContentProps<M extends object> {
  /** Must be the same function each time. */
  load: () => Promise<M>
  skeleton: ReactNode
  /** Title of a failure: 评论没有加载出来. */
  failed?: string
  children: (code: M) => ReactNode
}
