import { previewImages } from '@/platform/preview'
import { readBytes } from '@/platform/textFile/readBytes'

import { NoFile } from './noFile'
import type { Delivery, Downloader, OnPercent, RemoteFile } from './types'
import { documentType, isPicture } from './weapp/kinds'
import { isUnregistered, load } from './weapp/load'
import { openDocument } from './weapp/openDocument'

async function save(remote: RemoteFile, onPercent?: OnPercent): Promise<Delivery> {
  const fileType = documentType(remote.extension)
  if (!fileType) return 'refused'
  const filePath = await load(remote.url, onPercent)
  if (typeof filePath !== 'string') return filePath
  await openDocument(filePath, remote, fileType)
  return 'opened'
}

const orRefused = (delivery: Promise<Delivery>) =>
  delivery.catch((error: { errMsg?: unknown }): Delivery => {
    if (isUnregistered(error)) return 'refused'
    throw error
  })

async function show(remote: RemoteFile, onPercent?: OnPercent): Promise<Delivery> {
  if (!isPicture(remote.extension)) return save(remote, onPercent)
  const filePath = await load(remote.url, onPercent)
  if (typeof filePath !== 'string') return filePath
  await previewImages([filePath])
  return 'opened'
}

export const downloader: Downloader = {
  save: (remote, onPercent) => orRefused(save(remote, onPercent)),
  shows: (extension) => isPicture(extension) || documentType(extension) !== undefined,
  show: (remote, _, onPercent) => orRefused(show(remote, onPercent)),
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
