import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'

import { openLayer } from '@/lib/layers'

import { LayerPage } from './layerPage'

/** What is used of a DOM element. The mini-program has no keyboard, and its document no active element. */
export interface Focusable {
  focus?: () => void
  ownerDocument?: { activeElement?: Focusable | null }
}

/** A key as the browser sends it, or as Taro's Input passes it on. */
export interface KeyLike {
  key?: string
  detail?: number | { keyCode?: number } | null
  stopPropagation?: () => void
}

const escapeCode = 27

/** For `onKeyDown`: Escape belongs to the innermost layer that it reaches. */
export const onEscape =
  (close: (() => void) | undefined) =>
  (event: KeyLike): void => {
    const { key, detail } = event
    if (key !== 'Escape' && !(typeof detail === 'object' && detail?.keyCode === escapeCode)) return
    event.stopPropagation?.()
    close?.()
  }

/**
 * Says that something lies over the page, so that "back" closes it in place of leaving.
 * @param close what "back" means; absent = it stays until it is answered
 * @param box takes the focus, and gives it back
 * @param isModal all else is out of reach meanwhile
 */
export function useLayer(
  isOpen: boolean,
  close: (() => void) | undefined,
  box: RefObject<Focusable | null>,
  isModal = true,
): void {
  const page = useContext(LayerPage)
  const latest = useRef(close)
  latest.current = close
  const opener = useRef<Focusable | null>()
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    opener.current = box.current?.ownerDocument?.activeElement
    box.current?.focus?.()
    const dismiss = () => latest.current?.()
    return openLayer({ page, dismiss, ...(isModal && { element: () => box.current }) })
  }, [isOpen, page, box, isModal])
  // Once what was behind can be reached again; React puts back what had the focus until then.
  useEffect(() => (isOpen ? () => opener.current?.focus?.() : undefined), [isOpen])
}
