import Taro from '@tarojs/taro'

import type { Connection } from './types'

let isOnline = true
let isSlow = false
const listeners = new Set<(isOnline: boolean) => void>()

function tell(next: boolean): void {
  if (next === isOnline) return
  isOnline = next
  listeners.forEach((listener) => listener(next))
}

const isSlowType = (type: string) => type === '2g'

/** WeChat reports only changes, and perhaps none while the app is frozen in the background. */
const ask = () =>
  void Taro.getNetworkType({
    success({ networkType }) {
      isSlow = isSlowType(networkType)
      tell(networkType !== 'none')
    },
  })
ask()
Taro.onAppShow(ask)
Taro.onNetworkStatusChange(({ isConnected, networkType }) => {
  isSlow = isSlowType(networkType)
  tell(isConnected)
})

export const connection: Connection = {
  isOnline: () => isOnline,
  isDear: () => isSlow,
  watchOnline(listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
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
