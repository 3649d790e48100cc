import { randomBytes } from 'node:crypto'

import * as v from 'valibot'

import { HOUR } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import type { Target } from '../services/comments'
import { loadMembers, memberId } from './members'
import { insertAll, isOn, reference } from './rows'

interface CommentSeed {
  /** Key of a member. */
  author: string
  content: string
  /** Hours before the seed moment. */
  hoursAgo: number
  /** True = a moderator has not approved it yet. */
  isPending?: boolean
  replies?: CommentSeed[]
}

const Comment: v.GenericSchema<CommentSeed> = v.strictObject({
  author: reference,
  content: v.string(),
  hoursAgo: v.number(),
  isPending: isOn,
  replies: v.optional(v.array(v.lazy(() => Comment))),
})

export const Comments = v.optional(v.array(Comment))

/** Collects the comments of all slices and numbers them in that order. */
export class CommentRows {
  private readonly rows: (typeof t.comments.$inferInsert)[] = []

  constructor(private readonly now: number) {}

  /** Ids of the things follow their order. `withIp`: the comments record the writer's address. */
  addAll(type: number, things: { comments?: CommentSeed[] }[]) {
    for (const [index, { comments }] of things.entries()) this.add({ type, id: index + 1 }, comments, true)
  }

  add(target: Target, seeds: CommentSeed[] = [], withIp = false, parentId = 0, replyId = 0) {
    for (const seed of seeds) {
      const id = this.rows.length + 1
      const authorId = memberId(seed.author, `comment on ${target.type}/${target.id}`)
      this.rows.push({
        id,
        hash: randomBytes(10).toString('hex'),
        resourceType: target.type,
        resourceId: target.id,
        memberId: authorId,
        parentId,
        replyId,
        content: seed.content,
        ip: withIp ? `112.10.${(id * 7) % 256}.${(id * 13) % 256}` : '',
        province: loadMembers()[authorId - 1]?.province,
        isApproved: !seed.isPending,
        createdAt: this.now - seed.hoursAgo * HOUR,
      })
      // A reply to a reply stays under the same top comment.
      this.add(target, seed.replies, withIp, parentId || id, parentId ? id : 0)
    }
  }

  insert = (db: Db) => insertAll(db, t.comments, this.rows)
}
