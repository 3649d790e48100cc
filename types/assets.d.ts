/// <reference types="@tarojs/taro" />
declare module '*.png'
declare module '*.scss'
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
