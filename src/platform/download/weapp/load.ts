import Taro from '@tarojs/taro'

import { pictures } from '@/platform/upload'

import { answerIn, isPage } from '../answer'
import { NoFile, statusFault } from '../noFile'
import { silentMs } from '../silence'
import type { OnPercent } from '../types'

/** No document is so small. */
const answerMaxBytes = 2048

function headerOf({ header = {} }: { header?: TaroGeneral.IAnyObject }, wanted: string): string | undefined {
  const name = Object.keys(header).find((one) => one.toLowerCase() === wanted)
  return name && String(header[name])
}

/** What came in place of a file, by its type, or by its size where WeChat hides the headers. `undefined` = a file. */
async function answerInPlaceOf(loaded: Taro.downloadFile.FileSuccessCallbackResult): Promise<unknown> {
  const { tempFilePath } = loaded
  const type = headerOf(loaded, 'content-type')
  const bytes = await pictures.measure(tempFilePath)
  const mayBeAnswer = type === undefined ? bytes <= answerMaxBytes : isPage(type)
  const answer = mayBeAnswer && bytes > 0 ? answerIn(await readText(tempFilePath)) : undefined
  if (!answer && (bytes === 0 || /html/i.test(type ?? ''))) throw new NoFile('no file')
  return answer
}

const readText = (filePath: string) =>
  new Promise<string>((resolve, reject) => {
    const success = ({ data }: { data: string | ArrayBuffer }) => resolve(String(data))
    Taro.getFileSystemManager().readFile({ filePath, encoding: 'utf8', success, fail: reject })
  })

/** For a file whose progress the learner sees: WeChat's bound is too short for a large one on a slow network. */
const wholeMs = 600_000

/** Tells how far the file is, and breaks off when nothing more comes: on a dead line WeChat would wait to the end. */
async function follow(task: Taro.DownloadTask.DownloadTaskPromise, onPercent: OnPercent) {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => task.abort(), silentMs)
  }
  wait()
  task.onHeadersReceived((answer) => {
    if (headerOf(answer, 'content-length')) wait()
    // A file of unknown length may tell no progress at all.
    else clearTimeout(timer)
  })
  task.onProgressUpdate(({ progress }) => {
    wait()
    onPercent(progress)
  })
  return task.finally(() => clearTimeout(timer))
}

/** WeChat loads from hosts that the operator has registered alone. */
export const isUnregistered = ({ errMsg }: { errMsg?: unknown }): boolean => /domain list/.test(String(errMsg))

/** The file on this device, or the server's answer in its place. */
export async function load(url: string, onPercent?: OnPercent): Promise<string | { answer: unknown }> {
  const task = Taro.downloadFile({ url, timeout: onPercent ? wholeMs : silentMs })
  const loaded = await (onPercent ? follow(task, onPercent) : task)
  const { tempFilePath, statusCode } = loaded
  if (statusCode !== 200) throw statusFault(statusCode)
  const answer = await answerInPlaceOf(loaded)
  return answer ? { answer } : tempFilePath
}
