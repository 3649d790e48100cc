const {
  projects: [app],
} = require('./index')

/** Runs the app's tests with one mutant in them, without touching the tree. */
module.exports = {
  ...app,
  transform: { '^.+\\.(js|jsx|ts|tsx)$': '<rootDir>/config/mutate/transformer.js' },
  // A mutant may run for ever; a busy machine only takes long.
  testTimeout: 90_000,
  reporters: [],
}
