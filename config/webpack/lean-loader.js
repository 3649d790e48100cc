/**
 * Leaves out of the H5 app what Taro always brings and this app has no use for: the tab bar and the navigation bar,
 * which its pages draw themselves, and the parts of the component runtime that none of Taro's components needs
 * (no shadow trees, no scopes, no modes).
 */
const navigationBar = `export default class {
  constructor(page) { this.page = page }
  load() { document.title = this.page.pageConfig?.navigationBarTitleText ?? document.title }
}`

const stubs = {
  'tabbar.js': 'export function initTabbar() {}',
  'navigationBar.js': 'export function initNavigationBar() {}',
  'navigation-bar.js': navigationBar,
}

const needlessFeatures =
  /\b(cssAnnotations|hydratedClass|invisiblePrehydration|mode|scoped|shadowDelegatesFocus|shadowDom|svg|vdomXlink): true/g

module.exports = function (source) {
  const file = this.resourcePath.split(/[\\/]/).pop()
  return stubs[file] ?? source.replace(needlessFeatures, '$1: false')
}
