// On H5 this stands for `@tarojs/components` (config/index.ts). What a page has hundreds of is one element of the browser
// each, where Taro's are custom elements with a runtime of their own; the rest is Taro's.
export * from './elements'
export * from './fields'
export * from './PullDownRefresh'
export * from './taros'
