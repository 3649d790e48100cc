import Taro from '@tarojs/taro'

import { askPrivacy } from '@/platform/privacy'

import { readBytes } from './readBytes'
import { mustRead } from './textOfBytes'
import type { TextFiles } from './types'

const isCancel = (error: unknown) => /cancel/.test(String((error as { errMsg?: unknown }).errMsg))

export const textFiles: TextFiles = {
  async save(name, text) {
    if (!Taro.canIUse('shareFileMessage')) return 'refused'
    const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
    const files = Taro.getFileSystemManager()
    try {
      // Synchronous, because WeChat shares a file only within the tap.
      files.writeFileSync(filePath, text, 'utf8')
      await Taro.shareFileMessage({ filePath, fileName: name })
      return 'shared'
    } catch (error) {
      return isCancel(error) ? 'cancelled' : 'refused'
    }
  },
  async pick(extension) {
    if (!(await askPrivacy())) return null
    try {
      const { tempFiles } = await Taro.chooseMessageFile({ count: 1, type: 'file', extension: [extension, 'txt'] })
      const [file] = tempFiles
      return file ? mustRead(await readBytes(file.path)) : null
    } catch (error) {
      if (isCancel(error)) return null
      throw error
    }
  },
}
