import Taro from '@tarojs/taro'

import { readScene } from '@/lib/scene'

import type { Device } from './types'

/** WeChat's number for opening from the timeline. */
const timelineScene = 1154

export const device: Device = {
  platform: 'MINI',
  isWechatBrowser: false,
  isMobile: true,
  leaveFor: () => undefined,
  isHere: () => false,
  dropParam: () => undefined,
  isReplayed: () => false,
  restart: () => void Taro.reLaunch({ url: '/pages/index/index' }),
  isSinglePage: Taro.getLaunchOptionsSync().scene === timelineScene,
  watchEntries(listener) {
    let last = ''
    const tell = ({ path = '', query = {} }: { path?: string; query?: Record<string, unknown> }) => {
      // Whoever only returns to the running app brings the last entry again.
      const entry = JSON.stringify([path, query])
      if (entry === last) return
      last = entry
      const params = Object.entries(query).map(([key, value]) => [key, String(value)])
      listener({ ...Object.fromEntries(params), ...readScene(String(query.scene ?? '')) })
    }
    tell(Taro.getLaunchOptionsSync())
    Taro.onAppShow(tell)
  },
}
