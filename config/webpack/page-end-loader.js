/**
 * A learner may leave a page before React has drawn it, by a quick "back" on a busy phone. Taro does not find that page
 * among the drawn ones and removes the last of them instead: the page below, which stays on screen and no longer
 * answers. With this loader such a page is drawn first and removed after that. Written for
 * @tarojs/plugin-framework-react 4.2.1.
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
