import Taro from '@tarojs/taro'

import type { Tone } from '@/lib/tone'

import type { Toaster } from './types'

/** WeChat cuts longer words beside a sign. */
const maxLengthBesideSign = 7

/** It has a sign for two of them; the others come as words alone. */
const signs: Partial<Record<Tone, 'success' | 'error'>> = { success: 'success', error: 'error' }

export const toaster: Toaster = {
  show(title, duration, tone) {
    const sign = tone && title.length <= maxLengthBesideSign ? signs[tone] : undefined
    void Taro.showToast({ title, icon: sign ?? 'none', duration })
  },
  showLoading: (title) => void Taro.showLoading({ title }),
  hideLoading: () => Taro.hideLoading(),
}
