/** Jest's transformer. The environment names a piece of a file that reads differently in this run. */
const taro = require('@tarojs/test-utils-react/dist/jest/babel-transformer.js')

const original = taro.default ?? taro
const mutant = JSON.parse(process.env.MUTANT)

const mutate = (text, file) =>
  file === mutant?.file ? text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end) : text

module.exports = {
  ...original,
  process: (text, file, options) => original.process(mutate(text, file), file, options),
  getCacheKey: (text, file, options) => original.getCacheKey(mutate(text, file), file, options),
}
