import Taro from '@tarojs/taro'

import type { Updater } from './types'

/** WeChat looks for a newer version once, when it starts the app. */
let version: ReturnType<Updater['apply']> = 'coming'

export const updater: Updater = {
  apply() {
    if (version === 'ready') Taro.getUpdateManager().applyUpdate()
    return version
  },
  offerReload: () => undefined,
  isAsking: () => false,
  watch({ texts, ask }) {
    const manager = Taro.getUpdateManager()
    manager.onCheckForUpdate(({ hasUpdate }) => {
      if (!hasUpdate) version = 'missing'
    })
    manager.onUpdateFailed(() => {
      version = 'missing'
    })
    manager.onUpdateReady(() => {
      version = 'ready'
      void ask(texts).then((isAgreed) => {
        if (isAgreed) manager.applyUpdate()
      })
    })
  },
}
