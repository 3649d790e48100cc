import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'

import { useCode } from '@/features/shared/lazyCode/useCode'

import type { FormulaProps } from './types'

type Typeset = (typeof import('./h5/katex'))['typeset']

/** After this time the text is drawn without a typesetter. */
const patienceMs = 2_000

const useTypeset = create<{ typeset?: Typeset }>()(() => ({}))

async function load() {
  const katex = await import('./h5/katex')
  // Without them other letters stand in, and a font that did not come never comes before the page is loaded again.
  await katex.loadFonts().catch(() => undefined)
  useTypeset.setState({ typeset: katex.typeset })
  return katex
}

export function useTypesetter(isWanted: boolean): boolean {
  const isMissing = useTypeset(({ typeset }) => typeset === undefined) && isWanted
  const [isLate, setLate] = useState(false)
  // A typesetter that comes later draws the formulas anew.
  useCode(isMissing, load)
  useEffect(() => {
    if (!isMissing) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isMissing])
  return !isMissing || isLate
}

export function Formula({ latex, isDisplay, label, children }: FormulaProps) {
  const typeset = useTypeset((state) => state.typeset)
  const drawing = useMemo(() => typeset?.(latex, isDisplay), [typeset, latex, isDisplay])
  if (!drawing) return <>{children}</>
  return <span role='math' aria-label={label} ref={(box) => box?.replaceChildren(drawing)} />
}
