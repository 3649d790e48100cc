// Replaces `@tarojs/components` on H5 (config/index.ts). Components that a page has hundreds of are plain elements of
// the browser, where Taro's are custom elements with a runtime of their own. The rest is Taro's.
export * from './elements'
export * from './fields'
export * from './PullDownRefresh'
export * from './taros'
