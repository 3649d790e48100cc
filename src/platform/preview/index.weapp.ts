import Taro from '@tarojs/taro'

import type { PreviewImages } from './types'

export const previewImages: PreviewImages = async (urls, current = urls[0]) => {
  await Taro.previewImage({ urls, current })
}
