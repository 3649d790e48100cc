import Taro from '@tarojs/taro'

import type { Device } from './types'

export const device: Device = {
  platform: 'MINI',
  isWechatBrowser: false,
  isMobile: true,
  leaveFor: () => undefined,
  restart: () => void Taro.reLaunch({ url: '/pages/index/index' }),
  launchQuery() {
    const { query = {} } = Taro.getLaunchOptionsSync()
    const scene = typeof query.scene === 'string' ? new Map(decodeScene(query.scene)) : new Map<string, string>()
    return { ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])), ...Object.fromEntries(scene) }
  },
}

/** A mini-program code carries its parameters as one text, `msv=7&id=3`. */
function decodeScene(scene: string): [string, string][] {
  return decodeURIComponent(scene)
    .split('&')
    .flatMap((pair) => {
      const [key, value] = pair.split('=')
      return key && value ? [[key, value] as [string, string]] : []
    })
}
