import type { ChatMessage } from '@/api/liveFrame'
import type { ChatIdentity } from '@/api/liveRoom'

/** Said by me and not yet seen among the messages of the room. */
export interface OwnLine {
  key: string
  text: string
  /** `sent`: the server has taken it, but no socket has brought it yet. */
  status: 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  reason: string
  /** It failed without an answer: the server may have it all the same. */
  isUnsure: boolean
  /** Its message has a larger id. */
  afterId: number
}

export type ChatLine =
  | { kind: 'message'; key: string; message: ChatMessage; isMine: boolean }
  /** A grey line of our own; `names` of those who joined one after the other. */
  | { kind: 'note'; key: string; text: string; names?: string[] }

/** Older servers do not say whose it is. */
export const isBy = ({ memberId, name }: ChatIdentity, message: ChatMessage): boolean =>
  message.senderId > 0
    ? message.senderId === memberId
    : message.role === 'student' && name !== '' && message.name === name

/** The id of the newest message; 0 = there is none. */
export function newestId(lines: readonly ChatLine[]): number {
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]
    if (line?.kind === 'message') return line.message.id
  }
  return 0
}

interface Merged {
  lines: ChatLine[]
  /** What was not there before, the oldest first. */
  fresh: ChatMessage[]
}

/**
 * Where a message of mine has come, the line that stood for it goes: rather one that is on its way than one that may
 * have got there, and never one that was refused.
 */
export function withoutArrived(own: readonly OwnLine[], mine: readonly ChatMessage[]): readonly OwnLine[] {
  const gone = new Set<string>()
  for (const message of mine) {
    const fitting = own.filter(
      ({ key, text, afterId }) => !gone.has(key) && text === message.text.trim() && message.id > afterId,
    )
    const line = fitting.find(({ status }) => status !== 'failed') ?? fitting.find(({ isUnsure }) => isUnsure)
    if (line) gone.add(line.key)
  }
  return gone.size === 0 ? own : own.filter(({ key }) => !gone.has(key))
}

/** Puts messages in by their ids, each once, whatever order they come in and whatever has been recalled. */
export function mergeMessages(
  lines: ChatLine[],
  messages: readonly ChatMessage[],
  recalled: ReadonlySet<number>,
  me: ChatIdentity,
): Merged {
  const known = new Set<number>()
  // Most come at the end: what is older than all of them need not be looked at.
  const oldest = messages.reduce((least, { id }) => Math.min(least, id), Infinity)
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]
    if (line?.kind !== 'message') continue
    known.add(line.message.id)
    if (line.message.id <= oldest) break
  }
  const fresh: ChatMessage[] = []
  for (const message of messages) {
    if (known.has(message.id) || recalled.has(message.id)) continue
    known.add(message.id)
    fresh.push(message)
  }
  if (fresh.length === 0) return { lines, fresh }
  fresh.sort((one, other) => one.id - other.id)

  const lineOf = (message: ChatMessage): ChatLine => ({
    kind: 'message',
    key: `m${message.id}`,
    message,
    isMine: isBy(me, message),
  })
  const merged: ChatLine[] = []
  let next = 0
  for (const line of lines) {
    for (
      let message = fresh[next];
      line.kind === 'message' && message && message.id < line.message.id;
      message = fresh[next]
    ) {
      merged.push(lineOf(message))
      next++
    }
    merged.push(line)
  }
  merged.push(...fresh.slice(next).map(lineOf))
  return { lines: merged, fresh }
}

/** Without the messages of these ids. */
export const withoutMessages = (lines: ChatLine[], ids: ReadonlySet<number>): ChatLine[] =>
  lines.filter((line) => line.kind !== 'message' || !ids.has(line.message.id))

/** A page of the history is whole: what lies between its ends and is not in it has been recalled. */
export function withoutVanished(lines: ChatLine[], page: readonly ChatMessage[]): ChatLine[] {
  const ids = page.map(({ id }) => id)
  const [least, most] = [Math.min(...ids), Math.max(...ids)]
  const there = new Set(ids)
  return lines.filter(
    (line) =>
      line.kind !== 'message' || line.message.id < least || line.message.id > most || there.has(line.message.id),
  )
}
