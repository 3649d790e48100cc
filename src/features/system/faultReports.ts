import { appVersion, faultReportsPerVisit } from '@/config/limits'
import { ApiError } from '@/http/apiError'
import { onReport } from '@/lib/report'
import { device } from '@/platform/device'
import { faults } from '@/platform/faults'
import type { PageFault } from '@/platform/faults/types'
import { topPath } from '@/platform/navigation'

/** Posted as JSON to an operator's address (docs/DEPLOY.md). Texts are scrubbed. */
interface FaultReport {
  kind: 'error' | 'answer' | 'file'
  text: string
  /** Positions in the code, innermost first. */
  stack: string[]
  /** Route without parameters. */
  page: string
  version: string
  platform: string
}

const maxTextLength = 300
const maxFrames = 5

/** Names of the code are kept, as in `reading 'name'`. */
const isCode = (quoted: string) => /^'[\w$.()[\]]{1,60}'$/.test(quoted)

/**
 * Removes everything that may be personal: other than ASCII, quoted text, parameters of addresses, tokens, mail
 * addresses, numbers of seven or more digits.
 */
export function scrub(text: string): string {
  return text
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?/g, (quoted) => (isCode(quoted) ? quoted : '…'))
    .replace(/[?#][^\s)]*/g, '')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/[\w.+-]+@[\w.-]+/g, '…')
    .replace(/[\w-]{6,}\.[\w-]{6,}\.[\w-]{6,}|[\w-]{32,}/g, '…')
    .replace(/\d(?:[ -]?\d){6,}/g, '…')
    .slice(0, maxTextLength)
}

/** `show (https://h5.example.com/js/app.1a2b3c4d.js:1:234)`: the lines of a stack that name a position. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line.trim()))
    .slice(0, maxFrames)
    .map((line) => scrub(line.trim().replace(/^at /, '')))

/** The file that failed to load, or was something else, from webpack's message. */
const fileOf = (message: string) => /Loading (?:CSS )?chunk \S+ failed\.?\s*\((?:\w+: )?(\S+)\)/.exec(message)?.[1]

/** The path of an address. */
const pathOf = (url: string) => scrub(url.replace(/^\w+:\/\/[^/]+/, ''))

/** WeChat rejects with an object instead of an Error. */
const wordsOf = (refusal: unknown) => String((refusal as { errMsg?: unknown } | undefined)?.errMsg ?? refusal)

/** What a browser says, WebKit above all, when a size has changed while sizes were told. The next frame tells it. */
const isNotice = (error: unknown) => typeof error === 'string' && error.startsWith('ResizeObserver loop')

type What = Pick<FaultReport, 'kind' | 'text' | 'stack'>

function readError(error: unknown): What {
  // The server's text may quote the learner, so it is left out.
  if (error instanceof ApiError) {
    return {
      kind: 'error',
      text: ['ApiError', error.kind, error.code, error.call].filter(Boolean).join(' '),
      stack: framesOf(error.stack),
    }
  }
  const { name = 'Error', message = wordsOf(error), stack } = error instanceof Error ? error : {}
  const file = fileOf(message)
  if (file) return { kind: 'file', text: pathOf(file), stack: [] }
  // In the mini-program, message and stack are one text.
  const [firstLine = ''] = message.split('\n')
  return { kind: 'error', text: scrub(`${name}: ${firstLine}`), stack: framesOf(stack ?? message) }
}

/**
 * Reports faults to this address, each once, and at most `faultReportsPerVisit`. It hears by itself of
 * unreadable answers and of pages that cannot be drawn. @returns a function that reports other faults
 */
export function startFaultReports(url: string): (fault: PageFault) => void {
  const sent = new Set<string>()
  const send = (fault: What, page: string) => {
    const key = `${fault.kind} ${fault.text}`
    if (sent.has(key) || sent.size >= faultReportsPerVisit) return
    sent.add(key)
    const report: FaultReport = { ...fault, page, version: appVersion, platform: device.platform }
    faults.send(url, JSON.stringify(report))
  }
  onReport((what) => {
    const isAnswer = typeof what === 'string'
    send(isAnswer ? { kind: 'answer', text: scrub(what), stack: [] } : readError(what), topPath() ?? '')
  })
  return ({ page, ...fault }) => {
    if ('missingFile' in fault) send({ kind: 'file', text: pathOf(fault.missingFile), stack: [] }, page)
    else if (!isNotice(fault.error)) send(readError(fault.error), page)
  }
}
