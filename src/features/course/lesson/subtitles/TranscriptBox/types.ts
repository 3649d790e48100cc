import type { ReactNode } from 'react'

export interface TranscriptBoxProps {
  label: string
  /** Index of the row to keep visible; -1 = only the learner scrolls. */
  current: number
  /** The learner has scrolled. */
  onScrolled: () => void
  /** Rows with ids `cue-<index>`. */
  children: ReactNode
}
