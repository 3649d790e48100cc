import { type RefObject, useEffect, useRef } from 'react'

const stepSec = 5

interface Keys {
  toggle: () => void
  seekBy: (sec: number) => void
  toggleFullscreen: () => void
  toggleMuted: () => void
  wake: () => void
}

/** Space, arrow keys, F and M, unless the focused element needs them itself. */
export function useKeys(root: RefObject<HTMLElement>, isOn: boolean, keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, defaultPrevented, ctrlKey, metaKey, altKey } = event
      // On a freshly opened page the heading has the focus.
      const isNowhere = target === document.body || (target instanceof Element && target.matches('[role=heading]'))
      const isOurs = isNowhere || (target instanceof Node && root.current?.contains(target))
      // Another page may hide this one.
      const isVisible = (root.current?.getClientRects().length ?? 0) > 0
      if (defaultPrevented || ctrlKey || metaKey || altKey || !isOurs || !isVisible) return
      const { toggle, seekBy, toggleFullscreen, toggleMuted, wake } = latest.current
      const actions: Record<string, () => void> = {
        ' ': toggle,
        ArrowLeft: () => seekBy(-stepSec),
        ArrowRight: () => seekBy(stepSec),
        f: toggleFullscreen,
        m: toggleMuted,
      }
      const action = actions[key]
      if (!action) return
      event.preventDefault()
      wake()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [root, isOn])
}
