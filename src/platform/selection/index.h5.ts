import type { SelectedPassage, SelectionAdapter } from './types'

/** The handles of a selection move for a while; and what a press takes away is needed by that press. */
const restMs = 300

function selectedIn(root: HTMLElement, markClass: string): SelectedPassage | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const text = selection.toString().trim()
  if (text === '' || !root.contains(range.commonAncestorContainer)) return null
  const isBefore = (mark: Element) =>
    (mark.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  return { text, marksBefore: [...root.getElementsByClassName(markClass)].filter(isBefore).length }
}

export const selectionAdapter: SelectionAdapter = {
  isSupported: true,
  watch(rootId, markClass, listener) {
    let timer = 0
    const report = () => {
      const root = document.getElementById(rootId)
      listener(root && selectedIn(root, markClass))
    }
    const onChange = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(report, restMs)
    }
    document.addEventListener('selectionchange', onChange)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('selectionchange', onChange)
    }
  },
  clear: () => document.getSelection()?.removeAllRanges(),
}
