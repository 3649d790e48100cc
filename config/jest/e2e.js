const path = require('node:path')

const { projects } = require('./index')

module.exports = {
  ...projects[1],
  rootDir: path.resolve(__dirname, '../..'),
  displayName: 'e2e',
  testEnvironment: '<rootDir>/config/jest/browser.js',
  testMatch: ['<rootDir>/__tests__/e2e/*.test.ts'],
  // Every step has its own timeout. This one ends what hangs, even on a shared machine.
  testTimeout: 240_000 * Number(process.env.SLOW_PHONE ?? 1),
  maxWorkers: 2,
  // Also runs a single suite in a process of its own, which ends whatever the suite has left open.
  workerIdleMemoryLimit: '1GB',
}
