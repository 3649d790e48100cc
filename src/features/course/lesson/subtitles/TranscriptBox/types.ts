import type { ReactNode } from 'react'

export interface TranscriptBoxProps {
  label: string
  /** Index of the row that is brought in sight; -1 = it scrolls by hand alone. */
  current: number
  /** The learner has scrolled. */
  onScrolled: () => void
  /** Rows with ids `cue-<index>`. */
  children: ReactNode
}
