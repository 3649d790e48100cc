import Taro from '@tarojs/taro'

import type { Toaster } from './types'

export const toaster: Toaster = {
  show: (title, duration) => void Taro.showToast({ title, icon: 'none', duration }),
  showLoading: (title) => void Taro.showLoading({ title }),
  hideLoading: () => Taro.hideLoading(),
}
