import Taro from '@tarojs/taro'

import { previewImages } from '@/platform/preview'
import { readBytes } from '@/platform/textFile/readBytes'

import { NoFile } from './noFile'
import type { Downloader, OnPercent, RemoteFile } from './types'
import { documentType, isPicture } from './weapp/kinds'
import { load } from './weapp/load'

async function save({ url, extension }: RemoteFile, onPercent?: OnPercent) {
  const fileType = documentType(extension)
  if (!fileType) return 'refused'
  const filePath = await load(url, onPercent)
  if (typeof filePath !== 'string') return filePath
  await Taro.openDocument({ filePath, fileType, showMenu: true })
  return 'opened'
}

export const downloader: Downloader = {
  save,
  shows: (extension) => isPicture(extension) || documentType(extension) !== undefined,
  async show(remote, _, onPercent) {
    if (!isPicture(remote.extension)) return save(remote, onPercent)
    const filePath = await load(remote.url, onPercent)
    if (typeof filePath !== 'string') return filePath
    await previewImages([filePath])
    return 'opened'
  },
  async bytes(url) {
    try {
      const loaded = await load(url)
      return typeof loaded === 'string' ? await readBytes(loaded) : loaded
    } catch (error) {
      if (error instanceof NoFile) return null
      throw error
    }
  },
  picture: (url) => load(url),
}
