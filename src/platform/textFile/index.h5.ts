import { chooseFiles } from '@/platform/chooseFiles'
import { device } from '@/platform/device'
import { saveFile } from '@/platform/download/follow'

import { mustRead } from './textOfBytes'
import type { TextFiles } from './types'

export const textFiles: TextFiles = {
  async save(name, text) {
    if (device.isWechatBrowser) return 'refused'
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
    return 'started'
  },
  async pick(extension) {
    // Phones know few types by name. `text/*` also shows them Markdown files.
    const [file] = await chooseFiles(`.${extension},text/*`)
    return file ? mustRead(await file.arrayBuffer()) : null
  },
}
