import Taro from '@tarojs/taro'

import type { Toaster } from './types'

/** WeChat cuts longer words beside a sign. */
const maxLengthBesideSign = 7

export const toaster: Toaster = {
  show: (title, duration, tone) =>
    void Taro.showToast({ title, icon: tone && title.length <= maxLengthBesideSign ? tone : 'none', duration }),
  showLoading: (title) => void Taro.showLoading({ title }),
  hideLoading: () => Taro.hideLoading(),
}
