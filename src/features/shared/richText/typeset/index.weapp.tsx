import type { FormulaProps } from './types'

/** A typesetter and its fonts do not fit into the main package: formulas are text (docs/adr/0003-formulas.md). */
export const useTypesetter: (isWanted: boolean) => boolean = () => true

export const Formula = ({ children }: FormulaProps) => <>{children}</>
