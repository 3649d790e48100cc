const {
  projects: [app],
} = require('./index')

const mutated = ([transformer, options]) =>
  transformer === '@swc/jest' ? ['<rootDir>/config/mutate/transformer.js', options] : transformer

/** Runs the app's tests with one mutant in them, without touching the tree. */
module.exports = {
  ...app,
  transform: Object.fromEntries(
    Object.entries(app.transform).map(([files, transformer]) => [files, mutated([transformer].flat())]),
  ),
  // A mutant may run for ever; a busy machine only takes long.
  testTimeout: 90_000,
  reporters: [],
}
