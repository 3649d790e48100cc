import Taro from '@tarojs/taro'

import { documentType, isPicture } from '@/platform/download/weapp/kinds'
import { emptyFolder } from '@/platform/download/weapp/emptyFolder'
import type { OnPercent, RemoteFile } from '@/platform/download/types'
import { isUnregistered, load } from '@/platform/download/weapp/load'
import { openDocument, openedFolder } from '@/platform/download/weapp/openDocument'
import { previewImages } from '@/platform/preview'
import { pictures } from '@/platform/upload'

import type { SavedFiles, SaveOutcome } from './types'

const prefix = 'saved-'
const nameOf = (key: string) => prefix + key.replace(/\W/g, '-')
const folder = () => Taro.env.USER_DATA_PATH ?? ''
/** The name keeps the extension, because other apps know the file by it when WeChat hands it on. */
const pathOf = (key: string, extension: string) => `${folder()}/${nameOf(key)}.${extension}`

/** Resolves even if the file was not there. */
const remove = (filePath: string) =>
  new Promise<void>((resolve) => Taro.getFileSystemManager().unlink({ filePath, complete: () => resolve() }))

const isThere = (filePath: string) =>
  pictures.measure(filePath).then(
    (bytes) => bytes > 0,
    () => false,
  )

/** WeChat takes 100 MB a file, 200 MB in all. The phone itself may be full, too. */
const isFull = ({ errMsg = '' }: { errMsg?: string }) => /storage limit is exceeded|no space left/i.test(errMsg)

async function save(key: string, { url, extension }: RemoteFile, onPercent: OnPercent): Promise<SaveOutcome> {
  const tempFilePath = await load(url, onPercent)
  if (typeof tempFilePath !== 'string') return tempFilePath
  const bytes = await pictures.measure(tempFilePath)
  const filePath = pathOf(key, extension)
  // What was opened takes of the same room.
  emptyFolder(openedFolder)
  // WeChat does not say whether it writes over a file.
  await remove(filePath)
  return new Promise((resolve) => {
    Taro.getFileSystemManager().saveFile({
      ...{ tempFilePath, filePath },
      success: () => resolve({ bytes }),
      fail: (error) => resolve(isFull(error) ? 'full' : 'failed'),
    })
  })
}

export const savedFiles: SavedFiles = {
  save: (key, file, _, onPercent) =>
    save(key, file, onPercent).catch((error: { errMsg?: unknown }): SaveOutcome => {
      if (isUnregistered(error)) return 'unreadable'
      throw error
    }),
  async show(key, file) {
    const { extension } = file
    const filePath = pathOf(key, extension)
    if (!(await isThere(filePath))) return 'gone'
    const fileType = documentType(extension)
    if (fileType) await openDocument(filePath, file, fileType)
    else if (isPicture(extension)) await previewImages([filePath])
    else return 'unshown'
    return 'shown'
  },
  async removeAllBut(keys) {
    emptyFolder(openedFolder)
    const wanted = keys.map(nameOf)
    const names = await new Promise<string[]>((resolve) => {
      Taro.getFileSystemManager().readdir({
        dirPath: folder(),
        success: ({ files }) => resolve(files),
        fail: () => resolve([]),
      })
    })
    const isOurs = (name: string) => name.startsWith(prefix)
    const isWanted = (name: string) => wanted.includes(name.replace(/\.\w*$/, ''))
    await Promise.all(
      names.filter((name) => isOurs(name) && !isWanted(name)).map((name) => remove(`${folder()}/${name}`)),
    )
  },
}
