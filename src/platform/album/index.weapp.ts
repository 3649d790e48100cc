import Taro from '@tarojs/taro'

import { denialOf, openScope } from '../permission'
import { askPrivacy } from '../privacy'
import type { Album } from './types'

export const album: Album = {
  canSave: true,
  longPress: { showMenuByLongpress: true },
  async save(picture) {
    // The album was not asked for, so the settings have no switch for it.
    if (!(await askPrivacy())) return 'cancelled'
    try {
      await Taro.saveImageToPhotosAlbum({ filePath: picture })
      return 'saved'
    } catch (error) {
      return denialOf(error)
    }
  },
  openSettings: () => openScope('scope.writePhotosAlbum'),
}
