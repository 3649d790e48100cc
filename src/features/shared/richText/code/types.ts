import type { ReactNode } from 'react'

/**
 * H5: a program can be copied, and its words get their colours once the highlighter has come. `children` draws the
 * program. The mini-program has no room for a highlighter (docs/adr/0003-formulas.md), and a long press there copies.
 */
export interface CodeFrameProps {
  text: string
  /** As the editor has it. Without it there are no colours. */
  language: string | undefined
  /** Inside something that is pressed as a whole, nothing else can be. */
  isInert: boolean
  children: (code: ReactNode) => ReactNode
}
