const path = require('node:path')

const { projects } = require('./index')

module.exports = {
  ...projects[1],
  rootDir: path.resolve(__dirname, '../..'),
  displayName: 'e2e',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/e2e/setup/retry.ts'],
  maxWorkers: 2,
}
