import Taro from '@tarojs/taro'

import { documentType, isPicture } from '@/platform/download/weapp/kinds'
import { load } from '@/platform/download/weapp/load'
import { previewImages } from '@/platform/preview'
import { pictures } from '@/platform/upload'

import type { SavedFiles } from './types'

const prefix = 'saved-'
const nameOf = (key: string) => prefix + key.replace(/\W/g, '-')
const pathOf = (name: string) => `${Taro.env.USER_DATA_PATH}/${name}`

const isThere = (filePath: string) =>
  pictures.measure(filePath).then(
    (bytes) => bytes > 0,
    () => false,
  )

export const savedFiles: SavedFiles = {
  async save(key, { url }, _, onPercent) {
    const tempFilePath = await load(url, onPercent)
    if (typeof tempFilePath !== 'string') return tempFilePath
    const bytes = await pictures.measure(tempFilePath)
    const files = Taro.getFileSystemManager()
    return new Promise((resolve) => {
      const filePath = pathOf(nameOf(key))
      // WeChat gives an app 200 MB.
      files.saveFile({ tempFilePath, filePath, success: () => resolve({ bytes }), fail: () => resolve('full') })
    })
  },
  async show(key, { extension }) {
    const filePath = pathOf(nameOf(key))
    if (!(await isThere(filePath))) return 'gone'
    const fileType = documentType(extension)
    if (fileType) await Taro.openDocument({ filePath, fileType, showMenu: true })
    else if (isPicture(extension)) await previewImages([filePath])
    else return 'unshown'
    return 'shown'
  },
  async keepOnly(keys) {
    const wanted = keys.map(nameOf)
    const files = Taro.getFileSystemManager()
    const names = await new Promise<string[]>((resolve) => {
      files.readdir({
        dirPath: Taro.env.USER_DATA_PATH ?? '',
        success: ({ files: all }) => resolve(all),
        fail: () => resolve([]),
      })
    })
    for (const name of names)
      if (name.startsWith(prefix) && !wanted.includes(name)) files.unlink({ filePath: pathOf(name) })
  },
}
