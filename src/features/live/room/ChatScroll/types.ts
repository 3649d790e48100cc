import type { ReactNode } from 'react'

/** How a chat is drawn on this end. */
export interface Drawing {
  /** Lines at most. */
  most: number
  /** Lines while the learner reads the end: the fewer, the less each new one costs. */
  atEnd: number
  /** Lines that are added and taken away while the learner reads upwards or downwards. */
  step: number
  /** The screen follows so often at most: a class that writes at once would hold it up. */
  everyMs: number
}

export interface ChatScrollProps {
  label: string
  /** Elements with ids `chat-<key>`. */
  children: ReactNode
  /** Of the first and the last line that is drawn. */
  firstKey: string
  lastKey: string
  /** Stays at the end while lines are added. */
  isFollowing: boolean
  /** The learner has come near the top, or near the end, or has left it. */
  onTop: () => void
  onEnd: (isAtEnd: boolean) => void
}
