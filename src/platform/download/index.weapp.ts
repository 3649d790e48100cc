import Taro from '@tarojs/taro'

import type { Downloader } from './types'

/** What WeChat can show by itself. */
const documents = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'] as const

export const downloader: Downloader = {
  async save({ url, extension }) {
    const fileType = documents.find((type) => type === extension.toLowerCase())
    if (!fileType) return 'refused'
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url })
    if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`)
    await Taro.openDocument({ filePath: tempFilePath, fileType, showMenu: true })
    return 'opened'
  },
}
