import Taro from '@tarojs/taro'

import type { Tone } from '@/lib/tone'

import type { Toaster } from './types'

/** Beside an icon WeChat cuts longer messages. */
const maxLengthBesideSign = 7

/** WeChat has icons for two tones. The others show only text. */
const signs: Partial<Record<Tone, 'success' | 'error'>> = { success: 'success', error: 'error' }

export const toaster: Toaster = {
  show(title, duration, tone) {
    const sign = tone && title.length <= maxLengthBesideSign ? signs[tone] : undefined
    void Taro.showToast({ title, icon: sign ?? 'none', duration })
  },
  showLoading: (title) => void Taro.showLoading({ title }),
  hideLoading: () => Taro.hideLoading(),
}
