import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'

import { openLayer } from '@/lib/layers'

import { LayerPage } from './layerPage'

/** The part of a DOM element that is used. The mini-program has no keyboard, and its document no active element. */
export interface Focusable {
  focus?: () => void
  ownerDocument?: { activeElement?: Focusable | null }
}

/** A key event of the browser, or of Taro's Input. */
export interface KeyLike {
  key?: string
  detail?: number | { keyCode?: number } | null
  stopPropagation?: () => void
}

const escapeCode = 27

/** For `onKeyDown`: Escape closes the innermost layer. */
export const onEscape =
  (close: (() => void) | undefined) =>
  (event: KeyLike): void => {
    const { key, detail } = event
    if (key !== 'Escape' && !(typeof detail === 'object' && detail?.keyCode === escapeCode)) return
    event.stopPropagation?.()
    close?.()
  }

/**
 * Registers a layer over the page, so that "back" closes it instead of leaving.
 * @param close called by "back"; absent = the layer stays until it is answered
 * @param box takes the focus, and gives it back
 * @param isModal everything else is out of reach meanwhile
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
  // Runs once what was behind can be reached again; React would put the focus back earlier.
  useEffect(() => (isOpen ? () => opener.current?.focus?.() : undefined), [isOpen])
}
