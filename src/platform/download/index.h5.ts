import { device } from '@/platform/device'

import type { Downloader } from './types'

export const downloader: Downloader = {
  async save({ url, name, extension }) {
    if (device.isWechatBrowser) return 'refused'
    const link = document.createElement('a')
    link.href = url
    // Browsers heed the name only on their own origin; elsewhere the server's header decides.
    link.download = extension && !name.endsWith(`.${extension}`) ? `${name}.${extension}` : name
    link.rel = 'noopener'
    document.body.append(link)
    link.click()
    link.remove()
    return 'started'
  },
}
