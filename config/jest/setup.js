process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
globalThis.BUILD_API_HOST = ''
globalThis.BUILD_GO_HOST = ''
globalThis.IS_REACT_ACT_ENVIRONMENT = true
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
// The preset's transformer knows only the classic JSX runtime.
globalThis.React = require('react')
// Breaks the cycle router -> components -> taro-h5 -> router: components first.
require('@tarojs/components/dist/components')

// Tests wait for what a learner sees; answers that arrive in between need no `act` of their own. The other line is
// about an import of the test utilities.
const needless = /not wrapped in act|ReactDOMTestUtils\.act` is deprecated/
const say = console.error
console.error = (...parts) => {
  if (!needless.test(String(parts[0]))) say(...parts)
}
