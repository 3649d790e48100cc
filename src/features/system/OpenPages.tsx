import {
  Component,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'

/**
 * An error boundary per page. It stays for a moment after its page was removed, and catches errors of the page's
 * clean-up.
 */
class Place extends Component<PropsWithChildren> {
  static getDerivedStateFromError = () => null

  override state = {}

  override render() {
    return this.props.children
  }
}

const elementsOf = (children: ReactNode): ReactElement[] => [children].flat().filter(isValidElement)

/**
 * The open pages. An error in the clean-up of a removed page must not affect the others. React looks for a boundary
 * outside of what it removes. Without one, or with one around everything, it would remove every page.
 */
export function OpenPages({ children }: PropsWithChildren) {
  const open = elementsOf(children)
  const last = useRef<ReactElement[]>([])
  useEffect(() => {
    last.current = open
  })
  const left = last.current.filter(({ key }) => !open.some((page) => page.key === key))
  // One list, because React identifies a `Place` by its key in it, with or without a page.
  return [...open, ...left].map((page) => <Place key={page.key}>{open.includes(page) && page}</Place>)
}
