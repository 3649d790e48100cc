import '@tarojs/taro'

declare module '@tarojs/taro' {
  namespace getAppBaseInfo {
    interface Result {
      /** Size of WeChat's own letters, px: 17 on iPhones and 16 on Android, unless the learner chose another. */
      fontSizeSetting?: number
    }
  }
}
