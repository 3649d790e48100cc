import { device } from '@/platform/device'
import { saveFile } from '@/platform/download/follow'

import { mustRead } from './textOfBytes'
import type { TextFiles } from './types'

export const textFiles: TextFiles = {
  async save(name, text) {
    if (device.isWechatBrowser) return 'refused'
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
    return 'saved'
  },
  async pick(extension) {
    const file = await new Promise<File | undefined>((resolve) => {
      // Phones know few types by name. `text/*` also shows them Markdown files.
      const input = Object.assign(document.createElement('input'), { type: 'file', accept: `.${extension},text/*` })
      input.addEventListener('change', () => resolve(input.files?.[0]))
      input.addEventListener('cancel', () => resolve(undefined))
      input.click()
    })
    return file ? mustRead(await file.arrayBuffer()) : null
  },
}
