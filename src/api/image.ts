import * as v from 'valibot'

import { upload, type UploadOptions } from '@/http/upload'
import { decode, text } from '@/lib/decode'

export type Sending = Pick<UploadOptions, 'onProgress' | 'signal'>

const imageWire = v.object({ url: v.pipe(text, v.nonEmpty()) })

/**
 * docs/backend/app.md#uploads
 * @returns the picture's address on the server
 */
export async function uploadImage(path: string, filePath: string, sending: Sending = {}): Promise<string> {
  return decode(imageWire, await upload({ path, filePath, fileName: 'picture.jpg', ...sending })).url
}
