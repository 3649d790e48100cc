/**
 * A page may be left before React has drawn it: "back" at once, on a phone that is busy. Taro looks for it among the
 * pages that are drawn, finds none, and takes the last of them, the page below, which then stands there and answers
 * nothing. Such a page is drawn first and taken after that. Written for @tarojs/plugin-framework-react 4.2.1.
 */
const { finder } = require('./patch')

const removal = /^( +)elements\.splice\(idx, 1\);$/m

module.exports = function (source) {
  const [found, indent] = finder('page-end-loader', this.resourcePath)(removal, source)
  const guarded = [
    'if (idx < 0 && this.pages.length > 0) return this.forceUpdate(() => this.unmount(id, cb));',
    'if (idx >= 0) elements.splice(idx, 1);',
  ]
  return source.replace(found, guarded.map((line) => indent + line).join('\n'))
}
