import type { ReactNode } from 'react'

/**
 * `useTypesetter(isWanted)` loads the typesetter when it is wanted. It returns true once formulas can be drawn, with
 * the typesetter or, where it fails to load, without.
 *
 * `Formula` draws a formula inside its text, or `children` if it cannot be typeset.
 */
export interface FormulaProps {
  latex: string
  /** On a line of its own. */
  isDisplay: boolean
  /** For screen readers. */
  label: string
  /** The formula as text. */
  children: ReactNode
}
