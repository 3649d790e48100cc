import type { ChatMessage } from '@/api/liveFrame'
import type { ChatIdentity } from '@/api/liveRoom'

/** Written by me and not yet seen among the messages of the room. */
export interface OwnLine {
  key: string
  text: string
  /** `sent`: the server has it, but no socket has delivered it yet. */
  status: 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  reason: string
  /** It failed without an answer, so the server may have it. */
  isUnsure: boolean
  /** Its message will have a larger id. */
  afterId: number
  /** For a line written before the history was read: its message is not older. 0 = the id says enough. */
  sinceMs: number
}

export type ChatLine =
  | { kind: 'message'; key: string; message: ChatMessage; isMine: boolean }
  /** A grey line that the app writes. `names`: people who joined one after the other. */
  | { kind: 'note'; key: string; text: string; names?: string[] }

/** Older servers give no sender id. */
export const isBy = ({ memberId, name }: ChatIdentity, message: ChatMessage): boolean =>
  message.senderId > 0
    ? message.senderId === memberId
    : message.role === 'student' && name !== '' && message.name === name

/** The clocks of the two hosts, and the learned one, may differ by this much. */
const clockToleranceMs = 10_000

/** It can be the message of that line. The socket brings only new ones, without their time. */
export const isSince = ({ id, sentAt }: ChatMessage, { afterId, sinceMs }: OwnLine): boolean =>
  id > afterId && (sentAt === null || sentAt.getTime() >= sinceMs - clockToleranceMs)

/** The id of the newest message; 0 = none. */
export function newestId(lines: readonly ChatLine[]): number {
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index]
    if (line?.kind === 'message') return line.message.id
  }
  return 0
}

interface Merged {
  lines: ChatLine[]
  /** New messages, oldest first. */
  fresh: ChatMessage[]
}

interface Echoed {
  /** The lines that still wait for theirs. */
  own: readonly OwnLine[]
  /** Ids of the messages that stand for a line now. */
  echoes: readonly number[]
}

/** Each message, oldest first, stands for one line at most. */
function withoutEchoed(
  own: readonly OwnLine[],
  mine: readonly ChatMessage[],
  lineOf: (message: ChatMessage, waiting: readonly OwnLine[]) => OwnLine | undefined,
): Echoed {
  const echoes: number[] = []
  let waiting = own
  for (const message of mine) {
    const line = lineOf(message, waiting)
    if (!line) continue
    waiting = waiting.filter((other) => other !== line)
    echoes.push(message.id)
  }
  return { own: waiting, echoes }
}

/**
 * Removes lines whose message has arrived. A pending line matches before one that failed without an answer. A refused
 * line never matches.
 */
export const withoutArrived = (own: readonly OwnLine[], mine: readonly ChatMessage[]): Echoed =>
  withoutEchoed(own, mine, (message, waiting) => {
    const fitting = waiting.filter((line) => line.text === message.text.trim() && isSince(message, line))
    return fitting.find(({ status }) => status !== 'failed') ?? fitting.find(({ isUnsure }) => isUnsure)
  })

/** Removes those of the lines for which a later message of mine is there: a server may change words. */
export const withoutReworded = (
  own: readonly OwnLine[],
  mine: readonly ChatMessage[],
  keys: readonly string[],
): Echoed =>
  withoutEchoed(own, mine, (message, waiting) =>
    waiting.find((line) => keys.includes(line.key) && isSince(message, line)),
  )

/** Inserts messages by id, each once. They may come in any order; recalled ones are left out. */
export function mergeMessages(
  lines: ChatLine[],
  messages: readonly ChatMessage[],
  recalled: ReadonlySet<number>,
  me: ChatIdentity,
): Merged {
  const known = new Set<number>()
  // Most messages belong at the end, so lines older than all of them need no check.
  const oldest = messages.reduce((min, { id }) => Math.min(min, id), Infinity)
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

export const withoutMessages = (lines: ChatLine[], ids: ReadonlySet<number>): ChatLine[] =>
  lines.filter((line) => line.kind !== 'message' || !ids.has(line.message.id))

/**
 * A page of the history is complete: a message between its ends that is missing in it was recalled.
 * @param knownId it is the newest page, and this message and all before it were there when it was asked for
 */
export function withoutVanished(lines: ChatLine[], page: readonly ChatMessage[], knownId: number): ChatLine[] {
  const ids = page.map(({ id }) => id)
  const [min, max] = [ids.length > 0 ? Math.min(...ids) : 0, Math.max(...ids, knownId)]
  const there = new Set(ids)
  return lines.filter(
    (line) => line.kind !== 'message' || line.message.id < min || line.message.id > max || there.has(line.message.id),
  )
}
