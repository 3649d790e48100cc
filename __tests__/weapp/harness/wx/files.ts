import path from 'node:path'

import type { Apis, Options } from './api'
import type { Network } from './network'
import type { Privacy } from './privacy'

/** One red pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const cropScales = ['1:1', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9']
const documentTypes = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf']

interface Progress {
  progress: number
  totalBytesSent: number
  totalBytesExpectedToSend: number
}

/** The phone's files: album, camera, and files that the app got or loaded. */
export function createFiles(
  apis: Apis,
  { exchange, start }: Network,
  privacy: Privacy,
  /** The app's own folder. */
  saved: Map<string, Buffer>,
) {
  const files = new Map<string, Buffer>()
  /** Types of the opened documents. */
  const documents: string[] = []
  /** The names that WeChat shows for them, and sends them on under. */
  const documentNames: string[] = []
  /** Files sent to a chat, by their name there. */
  const sentToChat = new Map<string, string>()
  /** The file that the learner finds in a chat; null = none. */
  let inChat: Buffer | null = null
  /** The first picture of the album. */
  let album: Buffer = png

  function add(bytes: Buffer, extension: string): string {
    const name = `wxfile://tmp_${files.size + 1}.${extension}`
    files.set(name, bytes)
    return name
  }

  function open(name: unknown): Buffer {
    const bytes = files.get(String(name)) ?? saved.get(String(name))
    if (!bytes) throw new Error(`file doesn't exist, ${name}`)
    return bytes
  }

  /** Marked, so that a test can tell it from the whole picture. */
  const cut = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('cut')])

  function uploadFile(options: Options) {
    const { filePath, name, formData = {} } = options
    const listeners = new Set<(progress: Progress) => void>()
    const tell = (progress: number, all: number) => {
      const totalBytesSent = Math.round((all * progress) / 100)
      listeners.forEach((hear) => hear({ progress, totalBytesSent, totalBytesExpectedToSend: all }))
    }
    const task = start('uploadFile', options, async (signal) => {
      const bytes = open(filePath)
      const fileName = path.basename(String(filePath))
      const body = new FormData()
      Object.entries(formData as object).forEach(([key, value]) => body.append(key, String(value)))
      body.append(String(name), new Blob([Uint8Array.from(bytes)]), fileName)
      // WeChat reports progress only after the app has the task.
      await new Promise((resolve) => setTimeout(resolve))
      tell(50, bytes.length)
      const call = { method: 'POST', sentBody: { name: fileName, bytes }, body, signal }
      const { bytes: answer, status } = await exchange(options, call)
      tell(100, bytes.length)
      return { data: answer.toString(), statusCode: status }
    })
    return {
      ...task,
      onProgressUpdate: (listener: (progress: Progress) => void) => void listeners.add(listener),
      offProgressUpdate: (listener: (progress: Progress) => void) => void listeners.delete(listener),
    }
  }

  function downloadFile(options: Options) {
    const task = start('downloadFile', options, async (signal) => {
      const call = { method: 'GET', sentBody: undefined, signal }
      const { bytes, status, headers } = await exchange(options, call)
      return { tempFilePath: add(bytes, 'bin'), statusCode: status, header: Object.fromEntries(headers) }
    })
    return { ...task, onHeadersReceived: () => undefined, onProgressUpdate: () => undefined }
  }

  return {
    documents,
    documentNames,
    add,
    open,
    sentToChat,
    putInChat: (text: string) => void (inChat = Buffer.from(text)),
    /** Puts a picture at the front of the album. */
    photograph: (bytes: Buffer) => void (album = bytes),
    /** A picture of WeChat itself, such as the learner's avatar there. */
    addAvatar: () => add(cut(png), 'jpeg'),
    wx: {
      uploadFile,
      downloadFile,
      chooseMedia: apis.defineView('chooseMedia', () => {
        privacy.require()
        const tempFilePath = add(album, 'png')
        return { type: 'image', tempFiles: [{ tempFilePath, size: album.length, fileType: 'image' }] }
      }),
      cropImage: apis.defineView('cropImage', ({ src, cropScale }) => {
        if (!cropScales.includes(String(cropScale))) throw new Error('parameter.cropScale is invalid')
        return { tempFilePath: add(cut(open(src)), 'png') }
      }),
      getImageInfo: apis.define('getImageInfo', ({ src }) => {
        open(src)
        return { width: 3024, height: 4032 }
      }),
      compressImage: apis.define('compressImage', ({ src }) => {
        open(src)
        return { tempFilePath: add(Buffer.concat([png, Buffer.from('small')]), 'jpg') }
      }),
      getFileSystemManager: () => ({
        getFileInfo: apis.define('getFileInfo', ({ filePath }) => ({ size: open(filePath).length })),
        readFile: apis.define('readFile', ({ filePath, encoding }) => ({
          data: encoding === undefined ? Uint8Array.from(open(filePath)).buffer : open(filePath).toString(),
        })),
        saveFile: apis.define('saveFile', ({ tempFilePath, filePath }) => {
          saved.set(String(filePath), open(tempFilePath))
        }),
        readdir: apis.define('readdir', ({ dirPath }) => ({
          files: [...saved.keys()].map((name) => name.slice(`${dirPath}/`.length)),
        })),
        copyFile: apis.define('copyFile', ({ srcPath, destPath }) => {
          saved.set(String(destPath), open(srcPath))
        }),
        unlink: apis.define('unlink', ({ filePath }) => {
          open(filePath)
          saved.delete(String(filePath))
        }),
        mkdirSync: () => undefined,
        rmdirSync: (dirPath: string) => {
          const inside = [...saved.keys()].filter((name) => name.startsWith(`${dirPath}/`))
          if (inside.length === 0) throw new Error(`no such file or directory ${dirPath}`)
          inside.forEach((name) => saved.delete(name))
        },
        writeFile: apis.define('writeFile', ({ filePath, data, encoding }) => {
          saved.set(String(filePath), Buffer.from(String(data), encoding === 'base64' ? 'base64' : 'utf8'))
        }),
        writeFileSync: (filePath: string, data: string) => void files.set(filePath, Buffer.from(data)),
      }),
      env: { USER_DATA_PATH: 'wxfile://usr' },
      shareFileMessage: apis.defineView('shareFileMessage', ({ filePath, fileName }) => {
        sentToChat.set(String(fileName), open(filePath).toString())
      }),
      chooseMessageFile: apis.defineView('chooseMessageFile', () => {
        privacy.require()
        if (!inChat) throw new Error('cancel')
        return { tempFiles: [{ path: add(inChat, 'md'), name: 'chat.md', size: inChat.length }] }
      }),
      openDocument: apis.defineShow('openDocument', ({ filePath, fileType }) => {
        open(filePath)
        if (!documentTypes.includes(String(fileType))) throw new Error('filetype not supported')
        documents.push(String(fileType))
        documentNames.push(path.basename(String(filePath)))
      }),
    },
  }
}
