import Taro from '@tarojs/taro'

import { requestTimeoutMs } from '@/config/limits'

import { handleResponse, nameOfCall, toNetworkError } from './answer'
import { ApiError } from './apiError'
import { headersOf, httpContext, urlOf } from './client'
import type { Answer } from './envelope'

export interface UploadOptions {
  path: string
  /** On this device. */
  filePath: string
  /** The name that the server gets; absent = the file's own. */
  fileName?: string
  formData?: Record<string, string>
  /** 0 to 100. */
  onProgress?: (percent: number) => void
  /** Cancels the upload; the promise then rejects with kind 'aborted'. */
  signal?: AbortSignal
}

/** An object in the mini-program, raw lines on H5. */
function headersIn(received: unknown): Record<string, unknown> {
  if (typeof received !== 'string') return Object(received)
  const lines = received.split(/\r?\n/).map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.trim(), value.join(':').trim()]
  })
  return Object.fromEntries(lines)
}

function send(options: UploadOptions, token: string | null): Promise<Answer> {
  const { path, filePath, fileName, formData, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new ApiError('aborted'))
      return
    }
    const task = Taro.uploadFile({
      url: urlOf(path),
      filePath,
      fileName,
      name: 'file',
      formData,
      header: headersOf(token),
      timeout: requestTimeoutMs,
      // The backend allows any origin, which browsers accept only for calls without credentials.
      withCredentials: false,
    })
    // Headers arrive apart from the answer.
    let header: Record<string, unknown> = {}
    task.onHeadersReceived?.((received) => (header = headersIn(received.header)))
    task.progress?.(({ progress }) => onProgress?.(progress))
    const onAbort = () => {
      reject(new ApiError('aborted'))
      task.abort?.()
    }
    signal?.addEventListener('abort', onAbort)
    task
      .then(
        ({ statusCode, data }) => resolve({ statusCode, data, header }),
        (error: unknown) => reject(toNetworkError(error)),
      )
      .finally(() => signal?.removeEventListener('abort', onAbort))
  })
}

/**
 * Sends one file as field `file`: `data` of an envelope with code 0.
 * @throws ApiError as `request`
 */
export async function upload(options: UploadOptions): Promise<unknown> {
  const token = httpContext().token()
  return handleResponse(await send(options, token), token, nameOfCall('POST', options.path))
}
