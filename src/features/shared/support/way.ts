import { webUrl } from '@/lib/safeUrl'

/** How an academy's people are reached; `contact` is WeChat's own chat, in its mini-programs. */
export type SupportWay = { kind: 'contact' } | { kind: 'phone'; number: string } | { kind: 'link'; url: string }

const phone = /^\+?[\d -]{3,20}$/

/** What the operator has written (docs/DEPLOY.md); null = nothing, or nothing that can be used here. */
export function readSupportWay(text: string, isMiniProgram: boolean): SupportWay | null {
  const words = text.trim()
  if (words === 'contact') return isMiniProgram ? { kind: 'contact' } : null
  if (phone.test(words)) return { kind: 'phone', number: words.replace(/[ -]/g, '') }
  const site = webUrl(words)
  return site ? { kind: 'link', url: site.url } : null
}
