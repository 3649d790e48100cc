import Taro from '@tarojs/taro'

export const openViewer = (urls: string[], current = urls[0]): void => void Taro.previewImage({ urls, current })
