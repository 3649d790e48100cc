import type { Page } from './pages'
import type { Screen } from './screen'

/**
 * WeChat's `<page-container>`, one per page. While it is shown, "back" (arrow, gesture, key and `wx.navigateBack`
 * alike) closes it instead of the page. It appears again only when the page's data change to show it again.
 */
export class PageContainers {
  private readonly shown = new WeakSet<Page>()
  /** Pages whose data say that the container is shown. */
  private readonly wanted = new WeakSet<Page>()

  constructor(private readonly screen: Screen) {}

  private in = (page: Page) => {
    const all = this.screen.rootOf(page).all.filter(({ tag }) => tag === 'page-container')
    if (all.length > 1) throw new Error(`${page.route} has ${all.length} page-containers: WeChat allows one`)
    return all[0]
  }

  follow(page: Page): void {
    const isWanted = this.in(page)?.attribute('show') === true
    if (isWanted === this.wanted.has(page)) return
    if (isWanted) {
      this.wanted.add(page)
      this.shown.add(page)
      return
    }
    this.wanted.delete(page)
    if (this.shown.delete(page)) this.tellGone(page)
  }

  isShown = (page: Page): boolean => this.shown.has(page)

  takesBack(page: Page): boolean {
    if (!this.shown.delete(page)) return false
    this.tellGone(page)
    return true
  }

  private tellGone(page: Page): void {
    setTimeout(() => {
      const container = this.in(page)
      if (container) this.screen.raise(container, 'afterleave', {}, {}, page)
    })
  }
}
