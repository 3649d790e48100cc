import { webUrl } from '@/lib/safeUrl'

/** How to reach the academy. `contact` is WeChat's own chat, in mini-programs. */
export type SupportWay = { kind: 'contact' } | { kind: 'phone'; number: string } | { kind: 'link'; url: string }

const phone = /^\+?[\d -]{3,20}$/

/** Reads the operator's setting (docs/DEPLOY.md); null = none, or one that does not work here. */
export function readSupportWay(text: string, isMiniProgram: boolean): SupportWay | null {
  const words = text.trim()
  if (words === 'contact') return isMiniProgram ? { kind: 'contact' } : null
  if (phone.test(words)) return { kind: 'phone', number: words.replace(/[ -]/g, '') }
  const site = webUrl(words)
  return site ? { kind: 'link', url: site.url } : null
}
