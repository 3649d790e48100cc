import { device } from '@/platform/device'

import { follow } from '../download/follow'
import type { Album } from './types'

export const album: Album = {
  canSave: !device.isWechatBrowser,
  longPress: {},
  async save(picture, name) {
    follow(picture, name)
    return 'started'
  },
  openSettings: async () => false,
}
