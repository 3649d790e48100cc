import { useEffect, useRef } from 'react'

import styles from './index.module.scss'
import type { TranscriptBoxProps } from './types'

/** A box of rows that keeps the current one visible. */
export function TranscriptBox({ label, current, onScrolled, children }: TranscriptBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = box.current
    const row = root?.querySelector<HTMLElement>(`#cue-${current}`)
    // Scrolls only the box; the page stays where it is.
    if (root && row) root.scrollTop = row.offsetTop - root.clientHeight / 3
  }, [current])
  return (
    <div
      ref={box}
      className={styles.box}
      role='region'
      aria-label={label}
      tabIndex={-1}
      onTouchMove={onScrolled}
      onWheel={onScrolled}
    >
      {children}
    </div>
  )
}
