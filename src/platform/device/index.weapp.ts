import Taro from '@tarojs/taro'

import { readScene } from '@/lib/scene'

import type { Device } from './types'

export const device: Device = {
  platform: 'MINI',
  isWechatBrowser: false,
  isMobile: true,
  leaveFor: () => undefined,
  isHere: () => false,
  dropParam: () => undefined,
  isReplayed: () => false,
  restart: () => void Taro.reLaunch({ url: '/pages/index/index' }),
  launchQuery() {
    const { query = {} } = Taro.getLaunchOptionsSync()
    const params = Object.entries(query).map(([key, value]) => [key, String(value)])
    return { ...Object.fromEntries(params), ...readScene(String(query.scene ?? '')) }
  },
}
