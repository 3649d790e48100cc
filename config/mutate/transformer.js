/** Jest's transformer. The environment names a piece of a file that reads differently in this run. */
const { createTransformer } = require('@swc/jest')

const mutant = JSON.parse(process.env.MUTANT)

const mutate = (text, file) =>
  file === mutant?.file ? text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end) : text

/** @param options as the app's own tests are compiled */
exports.createTransformer = (options) => {
  const original = createTransformer(options)
  return {
    ...original,
    process: (text, file, jestOptions) => original.process(mutate(text, file), file, jestOptions),
    getCacheKey: (text, file, jestOptions) => original.getCacheKey(mutate(text, file), file, jestOptions),
  }
}
