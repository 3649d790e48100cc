const e2e = require('./e2e')

module.exports = {
  ...e2e,
  displayName: 'webkit',
  testMatch: ['<rootDir>/__tests__/e2e/webkit/**/*.test.ts'],
  // The processor decodes and draws here, so two at once would slow each other down.
  maxWorkers: 1,
}
