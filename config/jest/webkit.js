const e2e = require('./e2e')

module.exports = {
  ...e2e,
  displayName: 'webkit',
  testMatch: ['<rootDir>/__tests__/e2e/webkit/**/*.test.ts'],
  // Decoding and drawing are done by the processor here: two at once take its time from each other.
  maxWorkers: 1,
}
