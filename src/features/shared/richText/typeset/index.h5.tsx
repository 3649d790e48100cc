import { useEffect, useMemo, useState } from 'react'

import type { FormulaProps } from './types'

type Typeset = (typeof import('./h5/katex'))['typeset']

/** After so long the text is drawn without a typesetter. */
const patienceMs = 2_000

let typeset: Typeset | undefined
let loading: Promise<void> | undefined

async function load(): Promise<void> {
  try {
    const katex = await import('./h5/katex')
    await katex.loadFonts()
    ;({ typeset } = katex)
  } catch {
    loading = undefined
  }
}

export function useTypesetter(isWanted: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isWanted || typeset) return undefined
    const settle = () => setOver(true)
    loading ??= load()
    void loading.then(settle)
    const timer = setTimeout(settle, patienceMs)
    return () => clearTimeout(timer)
  }, [isWanted])
  return !isWanted || isOver || typeset !== undefined
}

export function Formula({ latex, isDisplay, label, children }: FormulaProps) {
  const drawing = useMemo(() => typeset?.(latex, isDisplay), [latex, isDisplay])
  if (!drawing) return <>{children}</>
  return <span role='math' aria-label={label} ref={(box) => box?.replaceChildren(drawing)} />
}
