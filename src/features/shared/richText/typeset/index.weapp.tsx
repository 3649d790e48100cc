import type { FormulaProps } from './types'

/**
 * A typesetter with fonts does not fit into the main package, so formulas are shown as text
 * (docs/adr/0003-formulas.md).
 */
export const useTypesetter: (isWanted: boolean) => boolean = () => true

export const Formula = ({ children }: FormulaProps) => <>{children}</>
