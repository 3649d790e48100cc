import Taro from '@tarojs/taro'

import { requestTimeoutMs } from '@/config/limits'

import { ApiError } from './apiError'
import { headersOf, httpContext, urlOf } from './client'
import { settle } from './request'

export interface UploadOptions {
  path: string
  filePath: string
  formData?: Record<string, string>
  onProgress?: (percent: number) => void
}

/**
 * Sends one file as field `file`: `data` of an envelope with code 0.
 * @throws ApiError as `request`
 */
export async function upload({ path, filePath, formData, onProgress }: UploadOptions): Promise<unknown> {
  const token = httpContext().token()
  const task = Taro.uploadFile({
    url: urlOf(path),
    filePath,
    name: 'file',
    formData,
    header: headersOf(token),
    timeout: requestTimeoutMs,
  })
  task.progress?.(({ progress }) => onProgress?.(progress))
  const answer = await task.catch(() => {
    throw new ApiError('offline')
  })
  let body: unknown = answer.data
  try {
    body = JSON.parse(answer.data)
  } catch {
    // Left as text: `settle` calls it unreadable.
  }
  return settle({ statusCode: answer.statusCode, body }, token)
}
