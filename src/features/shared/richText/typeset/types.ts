import type { ReactNode } from 'react'

/**
 * `useTypesetter(isWanted)`: fetches the typesetter when it is wanted; true once formulas can be drawn, with
 * it or, where it is missing, without.
 *
 * `Formula`: a formula in its text; `children` where it cannot be typeset.
 */
export interface FormulaProps {
  latex: string
  /** On a line of its own. */
  isDisplay: boolean
  /** For a screen reader. */
  label: string
  /** The formula as text. */
  children: ReactNode
}
