/**
 * Leaves out of the H5 app what Taro always brings and this app draws itself: the tab bar, the navigation bar,
 * and the icon font of the platform's form controls.
 */
const stubs = {
  'tabbar.js': 'export function initTabbar() {}',
  'navigationBar.js': 'export function initNavigationBar() {}',
}

module.exports = function (source) {
  const file = this.resourcePath.split(/[\\/]/).pop()
  return stubs[file] ?? source.replace(/@font-face\s*{[^}]*}/g, '')
}
