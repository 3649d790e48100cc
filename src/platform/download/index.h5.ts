import { device } from '@/platform/device'
import { previewImages } from '@/platform/preview'
import { webview } from '@/platform/webview'

import { answerIn, isPage } from './answer'
import { follow, saveFile } from './follow'
import { NoFile, statusFault } from './noFile'
import type { Delivery, Downloader, OnPercent, RemoteFile, ShowPdf } from './types'

/** The server's address, open to all origins; a storage's address is signed for one use by whoever has it. */
const isServers = (url: string) => /\/api\/v\d+\//.test(new URL(url, window.location.href).pathname)

/** Reports progress where the length is known. */
async function bodyOf(response: Response, onPercent: OnPercent | undefined): Promise<Blob> {
  const length = onPercent ? Number(response.headers.get('content-length')) : 0
  const reader = length > 0 ? response.body?.getReader() : undefined
  if (!reader) return response.blob()
  const parts: BlobPart[] = []
  let loaded = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parts.push(chunk.value)
    loaded += chunk.value.length
    onPercent?.(Math.min(100, Math.floor((loaded / length) * 100)))
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** The file, or the server's answer in its place. */
async function load(url: string, onPercent?: OnPercent): Promise<Blob | { answer: unknown }> {
  const response = await fetch(url)
  if (!response.ok) throw statusFault(response.status)
  const file = await bodyOf(response, onPercent)
  if (!isPage(file.type)) return file
  const text = await file.text()
  const answer = answerIn(text)
  if (answer) return { answer }
  // Some files come under a page's type, but none of them begins like a page.
  if (/html/i.test(file.type) && /^\s*<(!doctype html|html)/i.test(text)) throw new NoFile('no file')
  return file
}

const fullName = ({ name, extension }: RemoteFile) =>
  extension && !name.endsWith(`.${extension}`) ? `${name}.${extension}` : name

/** The server redirects to a storage. Usually that lets no script read its files; only the browser can save them. */
async function isSentOn(url: string): Promise<boolean> {
  const response = await fetch(url, { redirect: 'manual' })
  return response.type === 'opaqueredirect'
}

/** As `load`; where only the browser can fetch the file, what became of it. */
async function loadOrLeave(remote: RemoteFile, onPercent: OnPercent | undefined): Promise<Blob | Delivery> {
  try {
    return await load(remote.url, onPercent)
  } catch (error) {
    if (!(error instanceof TypeError) || !(await isSentOn(remote.url))) throw error
    if (device.isWechatBrowser) return 'refused'
    follow(remote.url, fullName(remote))
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

const pictures = ['png', 'jpg', 'jpeg', 'gif', 'webp']
const isPdf = (extension: string) => extension.toLowerCase() === 'pdf'

/** Under the type of its name: a storage must not send us, under our origin, a type that the browser would run. */
const objectUrlOf = (file: Blob, type: string) => URL.createObjectURL(new Blob([file], { type }))

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
  const keeping = (keep: () => void) => (device.isWechatBrowser ? undefined : keep)
  if (!isServers(remote.url)) {
    const keep = () => follow(remote.url, fullName(remote))
    return (await showPdf(remote.url, keeping(keep))) ? 'opened' : downloader.save(remote, onPercent)
  }
  const file = await loadOrLeave(remote, onPercent)
  if (!(file instanceof Blob)) return file
  const keep = () => saveFile(file, fullName(remote))
  if (await showPdf(file, keeping(keep))) return 'opened'
  if (device.isWechatBrowser) return 'refused'
  if (webview.openTab(objectUrlOf(file, 'application/pdf'))) return 'opened'
  keep()
  return 'saved'
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
    return 'saved'
  },
  shows: (extension) => pictures.includes(extension.toLowerCase()) || isPdf(extension),
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
