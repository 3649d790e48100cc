/** Photographs while learning (docs/backend/live.md#snapshot-images); everybody sees only their own. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { MemberCall } from '../core/api'
import { localDT } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { lightPage, rowById } from '../core/paging'
import { countNumber, idNumber, read } from '../core/read'
import { absolute } from '../core/urls'
import { snapshots, uploads } from '../db/schema'
import { checkedImage, saveUpload, uploadDir, uploadPath } from './uploads'

const RESOURCE = {
  resource_type: v.picklist(['vod', 'live', 'book', 'paper', 'practice'], '参数错误'),
  resource_id: idNumber,
}

/** Photographs of the thing that the call names. */
function ownOf(
  { member }: MemberCall,
  { resource_type: type, resource_id: id }: { resource_type: string; resource_id: number },
) {
  return and(eq(snapshots.memberId, member.id), eq(snapshots.resourceType, type), eq(snapshots.resourceId, id))
}

export async function countSnapshots(call: MemberCall) {
  return { count: await call.db.$count(snapshots, ownOf(call, read(call.query, RESOURCE, '参数错误'))) }
}

/** All photographs, newest first. `max_times` limits their number. */
export async function listSnapshots(call: MemberCall) {
  const own = ownOf(call, read(call.query, RESOURCE, '参数错误'))
  const taken = await call.db
    .select({ id: snapshots.id, file: uploads.file, createdAt: snapshots.createdAt })
    .from(snapshots)
    .innerJoin(uploads, eq(uploads.id, snapshots.uploadId))
    .where(own)
    .orderBy(desc(snapshots.id))
  const rows = taken.map(({ id, file, createdAt }) => ({
    id,
    thumb: absolute(call.origin, uploadPath(file)),
    created_at: localDT(createdAt),
  }))
  return lightPage({ rows, total: rows.length })
}

/** The form or the query contains the fields. */
export async function addSnapshot(call: MemberCall) {
  const { body, query, db, settings, member, now } = call
  const upload = checkedImage(call, ['png', 'jpg'])
  const fields = { ...query, ...(body as object) }
  const resource = read(fields, { ...RESOURCE, duration: countNumber }, '参数错误')
  const { status, max_times: most } = settings.sandbox.snapshot
  if (status[resource.resource_type] !== 1) throw refuse('未开启学习拍照')
  if ((await db.$count(snapshots, ownOf(call, resource))) >= most) throw refuse(`最多上传${most}张学习照片`)
  const { id: uploadId } = await saveUpload(call, upload)
  await db.insert(snapshots).values({
    memberId: member.id,
    resourceType: resource.resource_type,
    resourceId: resource.resource_id,
    durationSec: resource.duration,
    uploadId,
    createdAt: now,
  })
}

/** Deletes the picture too. */
export async function deleteSnapshot(call: MemberCall, id: number) {
  const { db, member, runtime, afterCommit } = call
  const isOwn = and(eq(snapshots.id, id), eq(snapshots.memberId, member.id))
  const { uploadId } = found(await db.query.snapshots.findFirst({ where: isOwn }))
  const { file } = await rowById(call, uploads, uploadId)
  await db.delete(snapshots).where(isOwn)
  await db.delete(uploads).where(eq(uploads.id, uploadId))
  afterCommit(() => rmSync(join(uploadDir(runtime.options.dataDir), file), { force: true }))
}
