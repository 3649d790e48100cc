import {
  Component,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'

/** A page's place. It is there a moment longer than the page, and takes what breaks while that is cleaned up. */
class Place extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => null

  override state = {}

  override render() {
    return this.props.children
  }
}

const elementsOf = (children: ReactNode): ReactElement[] => [children].flat().filter(isValidElement)

/**
 * The open pages. An error in the clean-up of one that was left is none of the others: React looks for a boundary
 * outside of what it takes down, and without one, or with one around all, it would take down every page.
 */
export function OpenPages({ children }: PropsWithChildren) {
  const open = elementsOf(children)
  const last = useRef<ReactElement[]>([])
  useEffect(() => {
    last.current = open
  })
  const left = last.current.filter(({ key }) => !open.some((page) => page.key === key))
  // One list: a place is known by its key there, with its page and without.
  return [...open, ...left].map((page) => <Place key={page.key}>{open.includes(page) && page}</Place>)
}
