import * as v from 'valibot'

import { env } from '@/config/env'
import { text } from '@/lib/decode'
import { textStorageItem } from '@/platform/storage'

/** The server's own address as its config tells it: where this page's host passes on calls alone, pictures are there. */
export const serverItem = textStorageItem('server')

/** A member's picture: absolute, or '' for none. A fresh member's is a path on the server. */
export const avatar = v.pipe(
  text,
  v.transform((url) => (/^\/(?!\/)/.test(url) ? `${env.apiHost || serverItem.get() || ''}${url}` : url)),
)
