/** Chat of a live room (docs/backend/live.md#room-calls). */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { refuse } from '../core/envelope'
import { askOf, lightPage, pageOf } from '../core/paging'
import { countNumber, optionalText, read } from '../core/read'
import { liveMessages, members } from '../db/schema'
import { OVER, statusOf } from './liveLessons'
import { isMuted, roomOf, tellRoom } from './liveRoom'
import { userRef } from './members'

const MAX_LETTERS = 200

/** A recall names the message by a number other than the row's id. */
export const CHAT_ID_BASE = 1_000_000

type Message = typeof liveMessages.$inferSelect

const presentMessage = ({ id, content, nickName, role, memberId }: Message) => ({
  chat_id: CHAT_ID_BASE + id,
  content,
  nick_name: nickName,
  role,
  id: memberId,
})

export interface Line {
  /** 0 = somebody without an account. */
  memberId?: number
  nickName: string
  role: 'student' | 'teacher' | 'assistant'
  content: string
  playedSec?: number
}

/** Stores the lines, then sends them to everybody in the room. */
export async function say(context: RequestContext, lessonId: number, lines: Line[]) {
  const values = lines.map((line) => ({ ...line, lessonId, createdAt: context.now }))
  const rows = await context.db.insert(liveMessages).values(values).returning()
  for (const row of rows) tellRoom(context, lessonId, { t: 'message', v: JSON.stringify(presentMessage(row)) })
}

export async function sendChat(call: MemberCall) {
  const { lesson } = await roomOf(call)
  const { member } = call
  const { content: typed, duration } = read(call.body, { content: optionalText, duration: countNumber })
  const content = typed.trim()
  if (content === '') throw refuse('内容不能为空')
  if ([...content].length > MAX_LETTERS) throw refuse(`发言不能超过${MAX_LETTERS}字`)
  if (statusOf(call, lesson) === OVER) throw refuse('直播已结束')
  if (lesson.isMuted || (await isMuted(call, lesson.id, member))) throw refuse('禁言状态下无法发布消息')
  if (call.runtime.chatLimit.hit(String(member.id)) < 0) throw refuse('发言太快了，请稍后再试')
  const { id: memberId, nickName } = member
  await say(call, lesson.id, [{ memberId, nickName, role: 'student', content, playedSec: duration }])
}

/** Newest first. Members can read it after the lesson too. */
export async function chatHistory(call: MemberCall) {
  const { lesson } = await roomOf(call)
  const visible = and(eq(liveMessages.lessonId, lesson.id), isNull(liveMessages.deletedAt))
  const { rows, total } = await pageOf(
    call,
    liveMessages,
    visible,
    [desc(liveMessages.id)],
    askOf(call.query, 'size', 100),
  )
  const ids = rows.map(({ memberId }) => memberId)
  const speakers = await call.db.query.members.findMany({ where: inArray(members.id, ids) })
  const present = (row: Message) => {
    const speaker = speakers.find(({ id }) => id === row.memberId)
    return {
      id: row.id,
      msg_body: presentMessage(row),
      user: speaker ? { id: speaker.id, ...userRef(call, speaker) } : [],
      created_at: localDT(row.createdAt),
    }
  }
  return lightPage({ rows: rows.map(present), total })
}
