import Taro from '@tarojs/taro'

import type { Pictures } from './types'

const isCancel = (error: unknown) => /cancel/.test(String((error as { errMsg?: unknown }).errMsg))

/** WeChat's own "cancel" is no failure. */
async function unlessCancelled<T>(choice: Promise<T>): Promise<T | null> {
  try {
    return await choice
  } catch (error) {
    if (isCancel(error)) return null
    throw error
  }
}

async function cutSquare(src: string): Promise<string | null> {
  if (!Taro.canIUse('cropImage')) return src
  const cut = await unlessCancelled(Taro.cropImage({ src, cropScale: '1:1' }))
  return cut && cut.tempFilePath
}

export const pictures: Pictures = {
  async pick() {
    const choice = await unlessCancelled(
      Taro.chooseMedia({ count: 1, mediaType: ['image'], sizeType: ['compressed'] }),
    )
    const file = choice?.tempFiles[0]
    return file ? cutSquare(file.tempFilePath) : null
  },
  measure: (filePath) =>
    new Promise((resolve, reject) => {
      const success = ({ size }: { size: number }) => resolve(size)
      Taro.getFileSystemManager().getFileInfo({ filePath, success, fail: reject })
    }),
}
