import * as v from 'valibot'

import { env } from '@/config/env'
import { text } from '@/lib/decode'
import { textStorageItem } from '@/platform/storage'

/** The server's address, by its own config. Pictures are there when this page's host forwards calls only. */
export const serverItem = textStorageItem('server')

/** An absolute URL, or ''. A new member's picture is a path on the server. */
export const avatar = v.pipe(
  text,
  v.transform((url) => (/^\/(?!\/)/.test(url) ? `${env.apiHost || serverItem.get() || ''}${url}` : url)),
)
