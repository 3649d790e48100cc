process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
globalThis.BUILD_API_HOST = ''
globalThis.BUILD_GO_HOST = ''
globalThis.BUILD_BROWSER_PURCHASE = true
globalThis.BUILD_CHOOSE_LOCATION = true
globalThis.BUILD_CONFIG = {}
globalThis.BUILD_PDFJS = 'js/pdfjs/'
globalThis.BUILD_REPORT_URL = ''
globalThis.BUILD_VERSION = ''
globalThis.BUILD_VERSION_CODE = 0
globalThis.IS_REACT_ACT_ENVIRONMENT = true
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
// Breaks the cycle router -> components -> taro-h5 -> router by loading components first.
require('@tarojs/components/dist/components')

// Tests wait for what a learner sees, so answers in between need no `act` of their own. The second pattern is about an
// import of the test utilities, the third about answers that a test has damaged.
const needless = /not wrapped in act|ReactDOMTestUtils\.act` is deprecated|^un(?:read|decod)able: /
for (const level of ['error', 'warn']) {
  const say = console[level]
  console[level] = (...parts) => {
    if (!needless.test(String(parts[0]))) say(...parts)
  }
}
