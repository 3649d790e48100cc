import * as v from 'valibot'

import { env } from '@/config/env'
import { text } from '@/lib/decode'

/** A member's picture: absolute, or '' for none. A fresh member's is a path on the API's host. */
export const avatar = v.pipe(
  text,
  v.transform((url) => (/^\/(?!\/)/.test(url) ? `${env.apiHost}${url}` : url)),
)
