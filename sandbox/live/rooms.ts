/**
 * The members in each room, and the faults of the network on the way to them. Rooms live in memory: a restart empties
 * them.
 */
import * as v from 'valibot'
import type { WebSocket } from 'ws'

/** A message to a room (docs/backend/live.md#chat-socket). */
export interface Frame {
  t: string
  v?: string
  u?: { id?: number; nickname: string; avatar?: string }
  params?: object
}

export interface Seat {
  memberId: number
  socket: WebSocket
}

export const SocketFaultSchema = v.strictObject({
  /** Cuts all connections at this interval. */
  dropEverySec: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Every frame comes twice. */
  duplicate: v.optional(v.boolean()),
  /** Sends garbage before every frame. */
  malformed: v.optional(v.boolean()),
  /** Swaps every two frames; a single frame comes late. */
  reorder: v.optional(v.boolean()),
  refuse: v.optional(v.boolean()),
})

type SocketFaults = v.InferOutput<typeof SocketFaultSchema>

const MALFORMED = [
  '{"t":"message","v":"{\\"chat_id\\":',
  'null',
  '[]',
  '{"t":',
  '{"t":"message"}',
  '{"t":"message","v":"{}"}',
  '{"t":"message-deleted","params":[]}',
  '{"t":"sign-in-created","params":{"id":"?","end_at":"soon"}}',
  '{"t":"gift","params":[1]}',
]

const REORDER_WAIT_MS = 300

class Room {
  readonly seats = new Set<Seat>()
  faults: SocketFaults = {}
  stopRobots?: () => void
  private dropping?: NodeJS.Timeout
  private late: string[] = []
  private spoilt = 0

  send(text: string) {
    const { duplicate, malformed, reorder } = this.faults
    const texts = duplicate ? [text, text] : [text]
    if (malformed) texts.unshift(MALFORMED[this.spoilt++ % MALFORMED.length] ?? '')
    if (!reorder) return this.emit(texts)
    if (this.late.length > 0) return this.emit([...texts, ...this.late.splice(0)])
    this.late = texts
    setTimeout(() => this.emit(this.late.splice(0)), REORDER_WAIT_MS).unref()
  }

  setFaults(faults: SocketFaults) {
    this.faults = faults
    clearInterval(this.dropping)
    if (faults.dropEverySec) this.dropping = setInterval(() => this.cut(), faults.dropEverySec * 1000)
  }

  /** Cuts without a closing frame, as when a phone enters a tunnel. */
  cut() {
    for (const { socket } of this.seats) socket.terminate()
  }

  close() {
    this.stopRobots?.()
    this.setFaults({})
    for (const { socket } of this.seats) {
      socket.close(1001)
      socket.terminate()
    }
  }

  private emit(texts: string[]) {
    for (const { socket } of this.seats) for (const text of texts) socket.send(text)
  }
}

export class Rooms {
  private readonly rooms = new Map<number, Room>()

  of(lessonId: number): Room {
    const room = this.rooms.get(lessonId) ?? new Room()
    this.rooms.set(lessonId, room)
    return room
  }

  enter(lessonId: number, seat: Seat) {
    const { seats } = this.of(lessonId)
    // The socket closed again before it was let in.
    if (seat.socket.readyState !== seat.socket.OPEN) return
    seats.add(seat)
    seat.socket.once('close', () => seats.delete(seat))
  }

  tell(lessonId: number, frame: Frame) {
    this.rooms.get(lessonId)?.send(JSON.stringify(frame))
  }

  /** A newer login replaces this connection. */
  dismiss(memberId: number) {
    for (const { seats } of this.rooms.values())
      for (const seat of seats) if (seat.memberId === memberId) seat.socket.close(4409, '异地登录')
  }

  close() {
    for (const room of this.rooms.values()) room.close()
    this.rooms.clear()
  }
}
