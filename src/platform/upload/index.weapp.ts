import Taro from '@tarojs/taro'

import { readableEdgePx } from './readable'
import type { LocalPicture, PickedPicture, Pictures } from './types'

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

/** Of WeChat's album at once. */
const maxChoice = 9

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

const measure = (filePath: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const success = ({ size }: { size: number }) => resolve(size)
    Taro.getFileSystemManager().getFileInfo({ filePath, success, fail: reject })
  })

async function shrink(src: string, maxBytes: number): Promise<string> {
  try {
    if ((await measure(src)) <= maxBytes) return src
    const { width, height } = await Taro.getImageInfo({ src })
    const edge = width > height ? 'compressedHeight' : 'compressedWidth'
    const edgePx = Math.min(width, height, readableEdgePx)
    return (await Taro.compressImage({ src, quality: 80, [edge]: edgePx })).tempFilePath
  } catch {
    return src
  }
}

let lastFit: Promise<unknown> = Promise.resolve()

/**
 * Some phones hand over a photograph whole, whatever `sizeType` says. What WeChat cannot shrink stays as it is. One
 * after another: several large ones at once exceed a phone's memory.
 */
function fit(src: string, maxBytes: number): Promise<string> {
  const fitted = lastFit.then(() => shrink(src, maxBytes))
  lastFit = fitted
  return fitted
}

async function cutSquare(src: string): Promise<string | null> {
  if (!Taro.canIUse('cropImage')) return src
  // WeChat of computers and of some phones knows the call, but cannot do it.
  const cut = await unlessCancelled(Taro.cropImage({ src, cropScale: '1:1' })).catch(() => ({ tempFilePath: src }))
  return cut && cut.tempFilePath
}

export const pictures: Pictures = {
  async pick() {
    const [file] = await chooseMedia(1)
    return file ? cutSquare(file.tempFilePath) : null
  },
  // WeChat offers only pictures, without names.
  async pickSeveral(room = maxChoice) {
    const files = await chooseMedia(Math.min(room, maxChoice))
    return files.map(({ tempFilePath }, index): PickedPicture => ({
      name: `第 ${index + 1} 张`,
      picture: temporary(tempFilePath),
    }))
  },
  fit,
  measure,
}
