import Taro from '@tarojs/taro'

import type { Tone } from '@/lib/tone'

import type { Toaster } from './types'

/** Beside an icon WeChat cuts longer messages. */
const maxLengthBesideSign = 7

/** WeChat has icons for two tones. The others show only text. */
const signs: Partial<Record<Tone, 'success' | 'error'>> = { success: 'success', error: 'error' }

let wordEndsAt = 0
let isWaiting = false

/**
 * WeChat has one place for both: a wait replaces a message there, and its end removes whatever is shown, or is refused
 * when nothing is.
 */
export const toaster: Toaster = {
  show(title, duration, tone) {
    const sign = tone && title.length <= maxLengthBesideSign ? signs[tone] : undefined
    wordEndsAt = Date.now() + duration
    isWaiting = false
    void Taro.showToast({ title, icon: sign ?? 'none', duration })
  },
  showLoading(title) {
    if (Date.now() < wordEndsAt) return
    isWaiting = true
    void Taro.showLoading({ title })
  },
  hideLoading() {
    if (!isWaiting) return
    isWaiting = false
    Taro.hideLoading({ noConflict: true })
  },
}
