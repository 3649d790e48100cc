import fs from 'node:fs'

import { fetchOnce } from './fetchOnce'

/** The few Taro calls of the http layer, for tests that talk to the sandbox from Node. */
interface Options {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
}

let origin = ''
export const useOrigin = (next: string): void => void (origin = next)

async function request({ url, method = 'GET', data, header }: Options) {
  const answer = await fetchOnce(origin + url, {
    method,
    headers: header,
    body: data === undefined ? undefined : JSON.stringify(data),
  })
  return {
    statusCode: answer.status,
    data: await answer.text(),
    header: Object.fromEntries(answer.headers),
    errMsg: 'ok',
  }
}

interface Upload {
  url: string
  filePath: string
  name: string
  fileName?: string
  header?: Record<string, string>
  formData?: Record<string, string>
}

async function uploadFile({ url, filePath, name, fileName = 'file', header, formData = {} }: Upload) {
  const form = new FormData()
  for (const [key, value] of Object.entries(formData)) form.append(key, value)
  form.append(name, new Blob([await fs.promises.readFile(filePath)]), fileName)
  const answer = await fetchOnce(origin + url, { method: 'POST', headers: header, body: form })
  return { statusCode: answer.status, data: await answer.text(), errMsg: 'ok' }
}

const storage = new Map<string, unknown>()

export default {
  request,
  uploadFile,
  getStorageSync: (key: string) => storage.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void storage.set(key, value),
  removeStorageSync: (key: string) => void storage.delete(key),
}
