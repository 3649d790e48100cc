const {
  projects: [app],
} = require('./index')

/** The app's tests with one mutant in them; the tree itself stays as it is. */
module.exports = {
  ...app,
  transform: { '^.+\\.(js|jsx|ts|tsx)$': '<rootDir>/config/mutate/transformer.js' },
  // A mutant may run for ever, a busy machine just long.
  testTimeout: 90_000,
  reporters: [],
}
