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
