import Taro from '@tarojs/taro'

import type { RemoteFile } from '../types'
import { emptyFolder } from './emptyFolder'
import type { DocumentType } from './kinds'

/** For `emptyFolder`: holds the document that was opened last. */
export const openedFolder = 'opened'

/** What a path or an address would read. */
const strange = /[\\/:*?"<>|%#\s]+/g
/** Phones take 255 bytes, three for a Chinese character. */
const nameMaxLength = 60

/** WeChat's viewer shows the name of the file, and sends it on under this name. */
export async function openDocument(
  srcPath: string,
  { name, extension }: Omit<RemoteFile, 'url'>,
  fileType: DocumentType,
): Promise<void> {
  const ending = `.${extension}`
  const fullName = (name.endsWith(ending) ? name : name + ending).replace(strange, ' ').slice(-nameMaxLength)
  const destPath = `${emptyFolder(openedFolder)}/${fullName}`
  const filePath = await new Promise<string>((resolve) => {
    Taro.getFileSystemManager().copyFile({
      ...{ srcPath, destPath },
      success: () => resolve(destPath),
      fail: () => resolve(srcPath),
    })
  })
  await Taro.openDocument({ filePath, fileType, showMenu: true })
}
