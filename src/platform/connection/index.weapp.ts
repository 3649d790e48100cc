import Taro from '@tarojs/taro'

import type { Connection } from './types'

let isOnline = true

/** The mini-program tells changes only, so the first answer has to be asked for. */
void Taro.getNetworkType({ success: ({ networkType }) => (isOnline = networkType !== 'none') })
Taro.onNetworkStatusChange(({ isConnected }) => (isOnline = isConnected))

export const connection: Connection = {
  isOnline: () => isOnline,
  watchOnline(listener) {
    const change: Parameters<typeof Taro.onNetworkStatusChange>[0] = ({ isConnected }) => listener(isConnected)
    Taro.onNetworkStatusChange(change)
    return () => Taro.offNetworkStatusChange(change)
  },
  watchVisible(listener) {
    const show = () => listener(true)
    const hide = () => listener(false)
    Taro.onAppShow(show)
    Taro.onAppHide(hide)
    return () => {
      Taro.offAppShow(show)
      Taro.offAppHide(hide)
    }
  },
}
