/**
 * Splits the barrel `@tarojs/components/lib/react/components.js` into one module per component
 * (`components.js?c=View`), so that webpack places each component in the chunks that use it.
 */
module.exports = function (source) {
  const want = /[?&]c=(\w+)/.exec(this.resourceQuery)
  if (!want) {
    const names = [...source.matchAll(/^const (\w+) = /gm)].map((match) => match[1])
    return names.map((name) => `export { ${name} } from './components.js?c=${name}';`).join('\n')
  }
  const name = want[1]
  const line = new RegExp(`^const ${name} = (.*)$`, 'm').exec(source)[0]
  const define = /defineCustomElement\w+/.exec(line)?.[0]
  const from = /import \{ defineCustomElement[^}]*\} from '([^']+)'/.exec(source)?.[1]
  return [
    /Fragment/.test(line) && "import { Fragment } from 'react';",
    /manipulatePropsFunction/.test(line) && "import { manipulatePropsFunction } from './helper.js';",
    /createReactComponent/.test(line) &&
      "import { createReactComponent } from './react-component-lib/createComponent.js';",
    define && `import { ${define} } from '${from}';`,
    line,
    `export { ${name} };`,
  ]
    .filter(Boolean)
    .join('\n')
}
