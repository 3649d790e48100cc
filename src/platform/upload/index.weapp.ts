import Taro from '@tarojs/taro'

import type { LocalPicture, Pictures } from './types'

const isCancel = (error: unknown) => /cancel/.test(String((error as { errMsg?: unknown }).errMsg))

/** WeChat reports "cancel" as a failure. */
async function unlessCancelled<T>(choice: Promise<T>): Promise<T | null> {
  try {
    return await choice
  } catch (error) {
    if (isCancel(error)) return null
    throw error
  }
}

let isChoosing = false

/** WeChat opens its album once at a time. */
async function chooseMedia(count: number) {
  if (isChoosing) return []
  isChoosing = true
  try {
    const choice = await unlessCancelled(Taro.chooseMedia({ count, mediaType: ['image'], sizeType: ['compressed'] }))
    return choice?.tempFiles ?? []
  } finally {
    isChoosing = false
  }
}

/** WeChat clears its own temporary files. */
const temporary = (path: string): LocalPicture => ({ path, release: () => undefined })

async function cutSquare(src: string): Promise<string | null> {
  if (!Taro.canIUse('cropImage')) return src
  const cut = await unlessCancelled(Taro.cropImage({ src, cropScale: '1:1' }))
  return cut && cut.tempFilePath
}

export const pictures: Pictures = {
  async pick() {
    const [file] = await chooseMedia(1)
    return file ? cutSquare(file.tempFilePath) : null
  },
  // WeChat offers only pictures, without names.
  async pickSeveral() {
    const files = await chooseMedia(9)
    return files.map(({ tempFilePath }, index) => ({ name: `第 ${index + 1} 张`, picture: temporary(tempFilePath) }))
  },
  measure: (filePath) =>
    new Promise((resolve, reject) => {
      const success = ({ size }: { size: number }) => resolve(size)
      Taro.getFileSystemManager().getFileInfo({ filePath, success, fail: reject })
    }),
}
