import Taro from '@tarojs/taro'

/** WeChat has both since base library 2.20.1; below it one call says all. */
export const windowInfo = () => (Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync())

export const deviceInfo = () => (Taro.canIUse('getDeviceInfo') ? Taro.getDeviceInfo() : Taro.getSystemInfoSync())
