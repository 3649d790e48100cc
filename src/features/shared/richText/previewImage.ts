import Taro from '@tarojs/taro'

/** In a file of its own, loaded on the first tap: on H5 it brings a whole slider along. */
export const previewImage = (urls: string[], current: string): void =>
  void Taro.previewImage({ urls, current })
