import { env } from '@/config/env'

/** A further parameter would make a signed address invalid. */
const signedForm = /[?&]([\w-]*sign(ature)?|auth_key|expires|[\w-]*token)=/i

/** A phone has two to three pixels per px. More make no visible difference. */
const dotsPerPx = 2

/**
 * The address of a picture at its drawn width, if the operator's host can scale pictures (`pictureQuery`); else the
 * address unchanged.
 * @param width px
 */
export function sizedPicture(src: string, width: number): string {
  const [name] = /^[\w-]+/.exec(env.pictureQuery) ?? []
  const isPlain = /^https?:/i.test(src) && !signedForm.test(src) && !src.includes('#')
  if (!name || !isPlain || src.includes(name)) return src
  return `${src}${src.includes('?') ? '&' : '?'}${env.pictureQuery.replace('{width}', String(width * dotsPerPx))}`
}
