import { device } from '@/platform/device'
import { previewImages } from '@/platform/preview'
import { webview } from '@/platform/webview'

import { follow, saveFile } from './follow'
import { objectUrlOf, isPdf, isPicture } from './h5/kinds'
import { isSentOn, load } from './h5/load'
import { NoFile } from './noFile'
import type { Delivery, Downloader, OnPercent, RemoteFile, ShowPdf } from './types'

/** The server's address, open to all origins; a storage's address is signed for one use by whoever has it. */
const isServers = (url: string) => /\/api\/v\d+\//.test(new URL(url, window.location.href).pathname)

const fullName = ({ name, extension }: RemoteFile) =>
  extension && !name.endsWith(`.${extension}`) ? `${name}.${extension}` : name

/** An address of the server works once, one of a storage for a short time. */
const freshAddress = async ({ url, renew }: RemoteFile): Promise<string> => (await renew?.()) ?? url

/** As `load`; where only the browser can fetch the file, what became of it. */
async function loadOrLeave(remote: RemoteFile, onPercent: OnPercent | undefined): Promise<Blob | Delivery> {
  try {
    return await load(remote.url, onPercent)
  } catch (error) {
    if (!(error instanceof TypeError) || !(await isSentOn(await freshAddress(remote)))) throw error
    if (device.isWechatBrowser) return 'refused'
    follow(await freshAddress(remote), fullName(remote))
    return 'started'
  }
}

/** WeChat's browser can save such a picture by a long press, but not one of `blob:`. */
const readAsDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('unreadable'))
    reader.readAsDataURL(file)
  })

async function showPicture(remote: RemoteFile, onPercent: OnPercent | undefined): Promise<Delivery> {
  // Pictures, unlike scripts, may come from any storage.
  if (!isServers(remote.url)) {
    await previewImages([remote.url])
    return 'opened'
  }
  const file = await loadOrLeave(remote, onPercent)
  if (!(file instanceof Blob)) return file
  await previewImages([objectUrlOf(file, `image/${remote.extension}`)])
  return 'opened'
}

/** Our viewer shows it, or a tab of the browser does, or it is saved. WeChat's browser does neither of the last two. */
async function showDocument(remote: RemoteFile, showPdf: ShowPdf, onPercent: OnPercent | undefined): Promise<Delivery> {
  const unlessInWechat = <T>(save: () => T) => (device.isWechatBrowser ? undefined : save)
  if (!isServers(remote.url)) {
    const renew = () => freshAddress(remote)
    // A reader may press it long after the first address has expired.
    const save = async () => follow(await renew(), fullName(remote))
    if (await showPdf(remote.url, unlessInWechat(save), renew)) return 'opened'
    return downloader.save({ ...remote, url: await renew() }, onPercent)
  }
  const file = await loadOrLeave(remote, onPercent)
  if (!(file instanceof Blob)) return file
  const save = () => saveFile(file, fullName(remote))
  if (await showPdf(file, unlessInWechat(save))) return 'opened'
  if (device.isWechatBrowser) return 'refused'
  if (webview.openTab(objectUrlOf(file, 'application/pdf'))) return 'opened'
  save()
  return 'started'
}

export const downloader: Downloader = {
  async save(remote, onPercent) {
    if (device.isWechatBrowser) return 'refused'
    if (!isServers(remote.url)) {
      follow(remote.url, fullName(remote))
      return 'started'
    }
    const file = await loadOrLeave(remote, onPercent)
    if (!(file instanceof Blob)) return file
    saveFile(file, fullName(remote))
    return 'started'
  },
  shows: (extension) => isPicture(extension) || isPdf(extension),
  async show(remote, showPdf, onPercent) {
    if (isPdf(remote.extension)) return showDocument(remote, showPdf, onPercent)
    return downloader.shows(remote.extension) ? showPicture(remote, onPercent) : downloader.save(remote, onPercent)
  },
  async bytes(url) {
    try {
      const file = await load(url)
      return 'answer' in file ? file : await file.arrayBuffer()
    } catch (error) {
      if (error instanceof NoFile) return null
      throw error
    }
  },
  async picture(url) {
    const file = await load(url)
    return 'answer' in file ? file : readAsDataUrl(file)
  },
}
