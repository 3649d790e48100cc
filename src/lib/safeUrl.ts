/**
 * Addresses from operators and strangers: a web address with a plain host, a path of this app, or nothing.
 * Written without `URL`, which the mini-program lacks, and stricter: a login part, a backslash or an
 * encoded host is refused instead of understood, and so is one that has swallowed markup after a lost quote.
 */
export interface WebUrl {
  url: string
  /** In lower case, with the port. A person is asked to trust it. */
  host: string
}

const maxLength = 2_000

/** Browsers ignore blanks around an address and line breaks inside it; `java\nscript:` lives on that. */
// eslint-disable-next-line no-control-regex
const invisible = /[\0-\x1f\x7f]+/g
const tidy = (text: string): string => text.replace(invisible, '').trim().replace(/ /g, '%20')

/** iOS opens only such addresses in its web view and its players; browsers encode by themselves. */
export const encodePath = (path: string): string =>
  // Half of a pair cannot be encoded.
  path.replace(/[^\x21-\x7e\ud800-\udfff]+/gu, encodeURIComponent)

const webForm = /^(https?):\/\/([\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?)([/?#][^<>"]*)?$/iu

/** `http` and `https`; an address that begins with `//` is `https`. */
export function webUrl(text: string): WebUrl | undefined {
  if (text.length > maxLength) return undefined
  const tidied = tidy(text)
  const [, scheme, host, rest = ''] = webForm.exec(tidied.startsWith('//') ? `https:${tidied}` : tidied) ?? []
  if (!scheme || !host) return undefined
  return { url: `${scheme.toLowerCase()}://${host.toLowerCase()}${encodePath(rest)}`, host: host.toLowerCase() }
}

/** `/pages/course/show?id=7` or `#/pages/...`. The route registry says whether the page exists. */
export function appPath(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const path = tidy(text).replace(/^#/, '')
  return /^\/[a-z][\w/-]*(\?[^#\\]*)?$/i.test(path) ? path : undefined
}

/** `/uploads/1.png`, or `uploads/1.png` as editors write it, on the server that the text comes from. */
export function pathOn(site: string, text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const path = tidy(text).replace(/^\.\//, '')
  const isPath = /^(\/(?!\/)|[\p{L}\p{N}_.-]+([/?]|\.\w+$))[^<>"\\]*$/u.test(path) && !/^[a-z][a-z\d+.-]*:/i.test(path)
  const base = /^https?:\/\/[^/?#]+/i.exec(site)?.[0]
  return isPath && base ? webUrl(`${base}/${path.replace(/^\//, '')}`)?.url : undefined
}

/** `tel:` with the number cleaned of what people write between its figures, and `mailto:` with one plain address. */
export function contactUrl(text: string): string | undefined {
  const tidied = tidy(text.slice(0, maxLength))
  const [, number] = /^tel:((?:[+\d()./-]|%20)+)$/i.exec(tidied) ?? []
  const figures = number?.replace(/%20/g, '').replace(/[^+\d]/g, '') ?? ''
  if (/^\+?\d{3,20}$/.test(figures)) return `tel:${figures}`
  const [, mail] = /^mailto:([\w.+-]+@[\w-]+(?:\.[\w-]+)+)(?:\?.*)?$/i.exec(tidied) ?? []
  return mail ? `mailto:${mail}` : undefined
}

/** A picture of at most this many characters, some 3 MB, may be carried inside the text. */
const dataImageMaxLength = 4_000_000

const dataImageForm = /^data:image\/(png|jpe?g|gif|webp|bmp|svg\+xml);base64,[a-z\d+/]+={0,2}$/i
/** A drawing as text. In an `img` its scripts do not run. */
const dataDrawingForm = /^data:image\/svg\+xml(;(utf-?8|charset=[\w-]+))*,/i

export function imageUrl(text: string): string | undefined {
  if (text.length > dataImageMaxLength) return undefined
  const tidied = tidy(text)
  if (dataDrawingForm.test(tidied)) return tidied.replace(/[#<>"\\]/g, encodeURIComponent)
  // Editors break long ones into lines.
  const whole = tidied.startsWith('data:') ? tidied.replace(/%20/g, '') : tidied
  return dataImageForm.test(whole) ? whole : webUrl(tidied)?.url
}
