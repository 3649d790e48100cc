const path = require('node:path')

const {
  projects: [, node],
} = require('./index')

module.exports = {
  ...node,
  rootDir: path.resolve(__dirname, '../..'),
  displayName: 'e2e',
  testEnvironment: '<rootDir>/config/jest/browser.js',
  testMatch: ['<rootDir>/__tests__/e2e/*.test.ts'],
  globalSetup: '<rootDir>/config/jest/servedApp.js',
  moduleNameMapper: { ...node.moduleNameMapper, '^playwright-core$': '<rootDir>/config/jest/playwright.js' },
  // Every step has its own timeout. This one ends what hangs, even on a shared machine.
  testTimeout: 240_000 * Number(process.env.SLOW_PHONE ?? 1),
  maxWorkers: 2,
  // Also runs a single suite in a process of its own, which ends whatever the suite has left open.
  workerIdleMemoryLimit: '1GB',
}
