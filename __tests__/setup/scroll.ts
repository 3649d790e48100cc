import { act } from 'react'

interface Watch {
  element: Element
  tell: (entries: object[]) => void
}

/** jsdom has no layout, so the test says what is near the visible part of the page. */
export function fakeScroll() {
  const watches = new Set<Watch>()
  class Observer {
    private readonly own: Watch[] = []
    constructor(private readonly tell: (entries: object[]) => void) {}
    observe(element: Element): void {
      const watch = { element, tell: this.tell }
      watches.add(watch)
      this.own.push(watch)
    }
    unobserve(): void {}
    disconnect(): void {
      this.own.forEach((watch) => watches.delete(watch))
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  return {
    /** Watched elements that match come near, or leave. */
    move: (selector: string, isIntersecting: boolean, height = 100): Promise<void> =>
      act(async () => {
        for (const { element, tell } of [...watches]) {
          if (element.matches(selector)) tell([{ isIntersecting, target: element, boundingClientRect: { height } }])
        }
      }),
  }
}
