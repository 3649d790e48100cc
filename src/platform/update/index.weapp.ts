import Taro from '@tarojs/taro'

import type { Updater } from './types'

let isDownloaded = false

export const updater: Updater = {
  apply() {
    if (isDownloaded) Taro.getUpdateManager().applyUpdate()
    return isDownloaded
  },
  offerReload: () => undefined,
  isAsking: () => false,
  watch({ texts, ask }) {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => {
      isDownloaded = true
      void ask(texts).then((isAgreed) => {
        if (isAgreed) manager.applyUpdate()
      })
    })
  },
}
