import Taro from '@tarojs/taro'

import type { Updater } from './types'

export const updater: Updater = {
  apply: () => Taro.getUpdateManager().applyUpdate(),
  watch({ words, ask }) {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => {
      void ask(words).then((isAgreed) => {
        if (isAgreed) manager.applyUpdate()
      })
    })
  },
}
