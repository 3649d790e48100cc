const e2e = require('./e2e')

module.exports = {
  ...e2e,
  displayName: 'nginx',
  testMatch: ['<rootDir>/__tests__/e2e/nginx/*.test.ts'],
}
