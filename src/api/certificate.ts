/** Add-on Cert: certificates of the member. See docs/backend/promotions.md#certificates. */
import * as v from 'valibot'

import { httpContext, urlOf, withQuery } from '@/http/client'
import { int, orNull, text, time } from '@/lib/decode'

import { pagedCall } from './pagedCall'

const root = '/addons/Cert/api/v1/member/cert'

export interface Certificate {
  /** Of the member's row. */
  id: number
  /** '' = none. */
  number: string
  receivedAt: Date | null
  /** Null = it was taken away: nothing can be shown. `thumb` is its ground, without the member's name. */
  kind: { id: number; name: string; thumb: string } | null
}

const certificateWire = v.pipe(
  v.object({
    id: int,
    cert_no: text,
    created_at: time,
    cert: orNull(v.object({ id: int, name: text, template_image: text })),
  }),
  v.transform(({ id, cert_no, created_at, cert }): Certificate => ({
    id,
    number: cert_no,
    receivedAt: created_at,
    kind: cert && { id: cert.id, name: cert.name, thumb: cert.template_image },
  })),
)

export const listCertificates = pagedCall(root, certificateWire)

/**
 * The address of the picture with the member's name, by the id of the kind. It has the token, as the server wants: do
 * not show or share it.
 */
export const certificateUrl = (kindId: number): string =>
  urlOf(withQuery(`${root}/${kindId}/download`, { token: httpContext().token() ?? '' }))
