/**
 * Taro's preset lowers all of these where one engine has a bug in a corner of them. They are left to Babel's own preset,
 * which lowers the corner alone (`bugfixes`), and the whole where an engine lacks it: iOS 13.0 has no `?.`.
 */
const exclude = ['transform-destructuring', 'transform-parameters', 'transform-optional-chaining']

module.exports = (api) => {
  api.cache.using(() => process.env.TARO_ENV)
  // WeChat runs scripts in engines of its own, which stay behind the phone's browser and fill in APIs, but no syntax.
  const isMiniProgram = process.env.TARO_ENV === 'weapp'
  const targets = isMiniProgram ? { ios: '13' } : undefined
  return {
    // Nothing here is `document.all`, an object that equals null: without it `?.` becomes shorter. No field of a class
    // has the name of a setter that it inherits: where fields are compiled, they may be assigned.
    assumptions: { noDocumentAll: true, setPublicClassFields: true },
    plugins: isMiniProgram ? [['./config/webpack/known-end', { isMiniProgram }]] : [],
    presets: [
      ['@babel/preset-env', { bugfixes: true, modules: false, targets }],
      ['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets, exclude }],
    ],
  }
}
