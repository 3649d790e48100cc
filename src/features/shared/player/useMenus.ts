import { type RefObject, useEffect, useRef, useState } from 'react'

import { type Focusable, onEscape, useLayer } from '@/components/useLayer'

export type Menu = 'subtitles' | 'speed' | 'source' | 'rendition'

/** The menus of a player. They share one place, so at most one is open. */
export interface Menus {
  open: Menu | null
  /** Opens or closes this menu; null = closes the open one. */
  toggle: (menu: Menu | null) => void
  /** The open row, which takes the focus. */
  row: RefObject<Focusable>
  /** For the element around the open row. */
  keys: { onKeyDown?: ReturnType<typeof onEscape> }
}

/** @param onHold true while a menu is open, which keeps the controls visible */
export function useMenus(onHold?: (isHeld: boolean) => void): Menus {
  const [open, setOpen] = useState<Menu | null>(null)
  const row = useRef<Focusable>(null)
  const show = (next: Menu | null) => {
    setOpen(next)
    onHold?.(next !== null)
  }
  const shut = () => show(null)
  useLayer(open !== null, shut, row, false)
  // The layer stays open when one menu replaces another.
  useEffect(() => {
    if (open) row.current?.focus?.()
  }, [open])
  return {
    open,
    toggle: (menu) => show(menu === open ? null : menu),
    row,
    // A second Escape is handled by the player.
    keys: open === null ? {} : { onKeyDown: onEscape(shut) },
  }
}
