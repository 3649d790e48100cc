import { type RefObject, useEffect, useState } from 'react'

const pageOf = (element: Element) => Number((element as HTMLElement).dataset.page)

/** The pages (from 1) that are drawn, because they are visible or one screen away, and the page in the middle. */
export function usePagesInView(scroller: RefObject<HTMLElement>, firstPage: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([firstPage]))
  const [current, setCurrent] = useState(firstPage)
  useEffect(() => {
    const root = scroller.current
    if (!root) return undefined
    const nearby = new IntersectionObserver(
      (entries) =>
        setNear((known) => {
          const pages = new Set(known)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) pages.add(pageOf(target))
            else pages.delete(pageOf(target))
          }
          return pages
        }),
      { root, rootMargin: '100% 0px' },
    )
    const middle = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).pop()
        if (entered) setCurrent(pageOf(entered.target))
      },
      { root, rootMargin: '-50% 0px -50% 0px' },
    )
    for (const element of root.querySelectorAll('[data-page]')) {
      nearby.observe(element)
      middle.observe(element)
    }
    return () => {
      nearby.disconnect()
      middle.disconnect()
    }
  }, [scroller])
  return { near, current, setCurrent }
}
