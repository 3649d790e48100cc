import { type RefObject, useEffect, useRef, useState } from 'react'

import { type Focusable, onEscape, useLayer } from '@/components/useLayer'

export type Menu = 'subtitles' | 'speed' | 'source' | 'rendition'

/** The menus of a player, which lie in the same place: one is open at a time. */
export interface Menus {
  open: Menu | null
  /** Opens it, or shuts it; null = shuts what is open. */
  toggle: (menu: Menu | null) => void
  /** The open row takes the focus. */
  row: RefObject<Focusable>
  /** For what stands around the open row. */
  keys: { onKeyDown?: ReturnType<typeof onEscape> }
}

/** @param onHold true while one is open: the controls stay */
export function useMenus(onHold?: (isHeld: boolean) => void): Menus {
  const [open, setOpen] = useState<Menu | null>(null)
  const row = useRef<Focusable>(null)
  const show = (next: Menu | null) => {
    setOpen(next)
    onHold?.(next !== null)
  }
  const shut = () => show(null)
  useLayer(open !== null, shut, row, false)
  // From one to the next the layer stays.
  useEffect(() => {
    if (open) row.current?.focus?.()
  }, [open])
  return {
    open,
    toggle: (menu) => show(menu === open ? null : menu),
    row,
    // A second Escape is the player's.
    keys: open === null ? {} : { onKeyDown: onEscape(shut) },
  }
}
