/**
 * What @tarojs/router 4.2.1 asks of `universal-router` 9.2.1 for pages whose addresses have no patterns: they are
 * compared. The package compiles an expression for every page until one matches, a tenth of the start's script.
 */
const plain = (path) => path.replace(/\/$/, '').toLowerCase()

module.exports = class FixedRoutes {
  /** @param routes `path` is one or several, with a slash before it */
  constructor(routes, { baseUrl }) {
    const rows = routes.flatMap((route) => [route.path].flat().map((path) => [plain(baseUrl + path), route]))
    // The first of two with the same path counts.
    this.routes = new Map(rows.reverse())
  }

  /** Resolves to what the page's `action` answers (it gets the context, no parameters); rejects with `status` 404. */
  async resolve(pathname) {
    const route = this.routes.get(plain(pathname))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    return route.action({ pathname, route }, {})
  }
}
