import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react'

import { openLayer } from '@/lib/layers'

import { LayerPage } from './layerPage'

/** The part of a DOM element that is used. The mini-program has no keyboard, and its document no active element. */
export interface Focusable {
  focus?: () => void
  parentElement?: Focusable | null
  ownerDocument?: { activeElement?: Focusable | null }
}

/** A key event of the browser, or of Taro's Input. */
export interface KeyLike {
  key?: string
  detail?: number | { keyCode?: number } | null
  stopPropagation?: () => void
}

type Opener = { current: Focusable | null | undefined }

/** The boxes of layers that close at this moment, and what opened them. */
const closing = new Map<Focusable, Opener>()

/** What has the focus; inside a layer that leads to this one and closes, what opened that layer. */
function takeOpener(active: Focusable | null | undefined): Focusable | null | undefined {
  for (let at = active; at; at = at.parentElement) {
    const former = closing.get(at)
    if (!former) continue
    const opener = former.current
    former.current = undefined
    return opener
  }
  return active
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
    const element = box.current
    opener.current = takeOpener(element?.ownerDocument?.activeElement)
    element?.focus?.()
    const dismiss = () => latest.current?.()
    const close = openLayer({ page, dismiss, ...(isModal && { element: () => box.current }) })
    return () => {
      close()
      if (element) closing.set(element, opener)
    }
  }, [isOpen, page, box, isModal])
  // Runs once what was behind can be reached again; React would put the focus back earlier.
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      closing.clear()
      opener.current?.focus?.()
    }
  }, [isOpen])
}
