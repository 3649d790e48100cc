/** Taro ships this file without types; the tests' `openScreen` uses it. */
declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { ComponentType } from 'react'

  export function createReactApp(app: ComponentType, react: object, reactDom: object, config: object): unknown
}
