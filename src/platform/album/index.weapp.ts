import Taro from '@tarojs/taro'

import { errMsgOf } from '../errMsg'
import { askPrivacy } from '../privacy'
import type { Album } from './types'

const scope = 'scope.writePhotosAlbum'

export const album: Album = {
  canSave: true,
  longPress: { showMenuByLongpress: true },
  async save(picture) {
    if (!(await askPrivacy())) return 'refused'
    try {
      await Taro.saveImageToPhotosAlbum({ filePath: picture })
      return 'saved'
    } catch (error) {
      const reason = errMsgOf(error)
      if (/cancel/.test(reason)) return 'cancelled'
      if (/auth|permission/.test(reason)) return 'refused'
      throw error
    }
  },
  async openSettings() {
    const { authSetting } = await Taro.openSetting()
    return authSetting[scope] === true
  },
}
