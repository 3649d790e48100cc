/**
 * Splits the barrel `@tarojs/components/lib/react/components.js` into one module per component
 * (`components.js?c=View`), so that webpack places each component in the chunks that use it. As one module, all of
 * Taro's components would load with the first page. Written for @tarojs/components 4.2.1.
 */
const { finder } = require('./patch')

const fragment = "import { Fragment } from 'react';"
const props = "import { manipulatePropsFunction } from './helper.js';"
const create = "import { createReactComponent } from './react-component-lib/createComponent.js';"

const exactly = (text) => new RegExp(`^${text.replace(/[{}.$]/g, '\\$&')}$`, 'm')

module.exports = function (source) {
  const find = finder('components-split-loader', this.resourcePath)
  const name = /[?&]c=(\w+)/.exec(this.resourceQuery)?.[1]
  if (!name) {
    const [, names] = find(/^export \{ (\w+(?:, \w+)*) \};$/m, source)
    return names
      .split(', ')
      .map((each) => `export { ${each} } from './components.js?c=${each}';`)
      .join('\n')
  }
  const [line, value] = find(
    new RegExp(
      String.raw`^const ${name} = (Fragment|/\*@__PURE__\*/ createReactComponent\('[\w-]+', undefined, manipulatePropsFunction, \w+\));$`,
      'm',
    ),
    source,
  )
  const own = `export { ${name} };`
  if (value === 'Fragment') return [find(exactly(fragment), source)[0], line, own].join('\n')
  const define = /(\w+)\)$/.exec(value)[1]
  const [, from] = find(new RegExp(String.raw`^import \{ .*\b${define}\b.* \} from '([^']+)';$`, 'm'), source)
  const helpers = [props, create].map((text) => find(exactly(text), source)[0])
  return [...helpers, `import { ${define} } from '${from}';`, line, own].join('\n')
}
