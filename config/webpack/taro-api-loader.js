/**
 * Taro's object of all functions (`Taro.x` for any x) keeps all of them in the start script. Calls that Taro lists for
 * H5 are compiled to named imports. Of the rest, the object contains what this app uses (`kept`), and unused hooks are
 * left out. Replaces the loader that adds every hook. Written for @tarojs/taro-h5 and @tarojs/plugin-framework-react
 * 4.2.1.
 */
const path = require('node:path')

const hooksLoader = require('@tarojs/plugin-framework-react/dist/api-loader')

const { finder } = require('./patch')

const kept = [
  ...['getCurrentPages', 'navigateBack', 'navigateTo', 'reLaunch', 'redirectTo', 'switchTab'],
  ...['useDidHide', 'useDidShow', 'useLaunch', 'usePageNotFound', 'usePullDownRefresh'],
  ...['useRouter', 'useShareAppMessage', 'useShareTimeline', 'useUnload'],
]

const object = /^const taro = \{[^}]*\};$/m
const addition = /^taro\.(\w+) = \w+;?$/gm

const making = /(?<== )(?=createTaroHook\()/g
const addingHooks = /for \(const hook in taroHooks\) \{\s*taro\[hook\] = taroHooks\[hook\];\s*\}/

/** The same pattern without the global flag. */
const once = ({ source }) => new RegExp(source, 'm')

function lean(source) {
  const find = finder('taro-api-loader', this.resourcePath)
  if (path.basename(this.resourcePath) === 'runtime.js') {
    find(once(making), source)
    return source.replace(find(addingHooks, source)[0], '').replace(making, '/* @__PURE__ */ ')
  }
  const [members] = find(object, source)
  find(once(addition), source)
  const own = kept.filter((name) => new RegExp(`^ +${name},$`, 'm').test(members))
  return hooksLoader(source)
    .replace(object, `const taro = { ${own.join(', ')} };`)
    .replace(addition, (text, name) => (kept.includes(name) ? text : ''))
}

module.exports = Object.assign(lean, { kept })
