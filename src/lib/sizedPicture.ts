import { env } from '@/config/env'

/** Another word in it, and a signed address is refused. */
const signedForm = /[?&]([\w-]*sign(ature)?|auth_key|expires|[\w-]*token)=/i

/** A phone has two to three dots a px; with more nobody sees a difference. */
const dotsPerPx = 2

/**
 * The address of a picture at the width that it is drawn at, where the operator's host makes pictures smaller
 * (`pictureQuery`); else the address as it is.
 * @param width px at 375
 */
export function sizedPicture(src: string, width: number): string {
  const [name] = /^[\w-]+/.exec(env.pictureQuery) ?? []
  const isPlain = /^https?:/i.test(src) && !signedForm.test(src) && !src.includes('#')
  if (!name || !isPlain || src.includes(name)) return src
  return `${src}${src.includes('?') ? '&' : '?'}${env.pictureQuery.replace('{width}', String(width * dotsPerPx))}`
}
