import Taro from '@tarojs/taro'

/** WeChat has both calls since base library 2.20.1. In older ones a single call returns everything. */
export const windowInfo = () => (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync())

export const deviceInfo = () => (Taro.canIUse('getDeviceInfo') ? Taro.getDeviceInfo() : Taro.getSystemInfoSync())
