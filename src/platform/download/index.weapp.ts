import Taro from '@tarojs/taro'

import { previewImages } from '@/platform/preview'
import { pictures } from '@/platform/upload'

import { answerIn } from './answer'
import type { Downloader, OnPercent, RemoteFile } from './types'

/** What WeChat can show by itself. */
const documents = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'] as const

/** No document is as small. */
const answerMaxBytes = 2048

/** By its type; where WeChat does not tell the headers, by its size. */
async function mayBeAnswer({ header = {}, tempFilePath }: Taro.downloadFile.FileSuccessCallbackResult) {
  const type = Object.keys(header).find((name) => name.toLowerCase() === 'content-type')
  return type ? /json/i.test(String(header[type])) : (await pictures.measure(tempFilePath)) <= answerMaxBytes
}

const readText = (filePath: string) =>
  new Promise<string>((resolve, reject) => {
    const success = ({ data }: { data: string | ArrayBuffer }) => resolve(String(data))
    Taro.getFileSystemManager().readFile({ filePath, encoding: 'utf8', success, fail: reject })
  })

/** The file on this device, or what the server said in its place. */
async function load(url: string, onPercent?: OnPercent): Promise<string | { answer: unknown }> {
  const task = Taro.downloadFile({ url })
  if (onPercent) task.onProgressUpdate(({ progress }) => onPercent(progress))
  const loaded = await task
  const { tempFilePath, statusCode } = loaded
  if (statusCode !== 200) throw new Error(`HTTP ${statusCode}`)
  const answer = (await mayBeAnswer(loaded)) ? answerIn(await readText(tempFilePath)) : undefined
  return answer ? { answer } : tempFilePath
}

const images = ['png', 'jpg', 'jpeg', 'gif', 'webp']

async function save({ url, extension }: RemoteFile, onPercent?: OnPercent) {
  const fileType = documents.find((type) => type === extension.toLowerCase())
  if (!fileType) return 'refused'
  const filePath = await load(url, onPercent)
  if (typeof filePath !== 'string') return filePath
  await Taro.openDocument({ filePath, fileType, showMenu: true })
  return 'opened'
}

export const downloader: Downloader = {
  save,
  async show(remote, onPercent) {
    if (!images.includes(remote.extension.toLowerCase())) return save(remote, onPercent)
    const filePath = await load(remote.url, onPercent)
    if (typeof filePath !== 'string') return filePath
    await previewImages([filePath])
    return 'opened'
  },
  picture: (url) => load(url),
}
