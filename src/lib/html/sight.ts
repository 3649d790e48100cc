import type { RichNode } from './tree'

/**
 * The nodes that a browser would draw: an answer that an author has hidden must not show in an exam. If nothing were
 * left, the outermost hidden elements are shown, as in an article copied from WeChat, whose own script would show it.
 */
export function seenOf(nodes: RichNode[]): RichNode[] {
  for (let shown = 0; ; shown++) {
    const left = prune(nodes, true, shown)
    if (left.some(hasContent) || !nodes.some((node) => isHiddenAt(node, shown))) return left
  }
}

/** @param shown how many nested levels of hidden elements are shown */
function prune(nodes: RichNode[], isSeen: boolean, shown: number): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return isSeen ? [node] : []
    const { sight, ...element } = node
    const isHidden = sight === 'none' || sight === 'hidden'
    if (sight === 'none' && shown === 0) return []
    const isOwnSeen = isHidden ? shown > 0 : isSeen || sight === 'visible'
    const children = prune(element.children, isOwnSeen, isHidden ? Math.max(0, shown - 1) : shown)
    return isOwnSeen || children.length > 0 ? [{ ...element, children }] : []
  })
}

/** Whether something in it stays hidden then. */
function isHiddenAt(node: RichNode, shown: number): boolean {
  if (typeof node === 'string') return false
  const isHidden = node.sight === 'none' || node.sight === 'hidden'
  if (isHidden && shown === 0) return true
  return node.children.some((child) => isHiddenAt(child, isHidden ? shown - 1 : shown))
}

const contentTags: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe'])

function hasContent(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() !== ''
  return node.attributes.latex !== undefined || contentTags.has(node.tag) || node.children.some(hasContent)
}
