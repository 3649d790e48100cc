import type { ReactNode } from 'react'

/** How this end draws a chat. */
export interface Drawing {
  /** The maximum of lines. */
  maxLines: number
  /** Lines while the learner reads the end: the fewer, the less each new one costs. */
  atEnd: number
  /** Lines added and removed while the learner scrolls up or down. */
  step: number
  /** The least time between two draws. Without it, a class that writes at once would block the screen. */
  everyMs: number
}

export interface ChatScrollProps {
  label: string
  /** Elements with ids `chat-<key>`. */
  children: ReactNode
  /** Keys of the first and the last drawn line. */
  firstKey: string
  lastKey: string
  /** Stays at the end while lines are added. */
  isFollowing: boolean
  /** Mini-program: the box is so much lower. */
  keyboardPx: number
  /** The learner has come near the top; has come near the end, or has left it. */
  onTop: () => void
  onEnd: (isAtEnd: boolean) => void
}
