/** Certificates (docs/backend/promotions.md#certificates). */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'

import { type MemberCall, Raw } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { localDigits, localDT, localT } from '../core/dates'
import { found } from '../core/envelope'
import { type PageAsk, pageOf, presented } from '../core/paging'
import { orEmpty } from '../core/php'
import { certificates, memberCertificates } from '../db/schema'
import { certificatePng } from '../media/certificate'
import { tell } from './account'

const isKept = isNull(certificates.deletedAt)

/** Newest first. The row of a deleted certificate stays. */
export async function listCertificates(context: RequestContext, member: Member, ask: PageAsk) {
  const { db, origin } = context
  const newest = [desc(memberCertificates.createdAt), desc(memberCertificates.id)]
  const own = eq(memberCertificates.memberId, member.id)
  const page = await pageOf(context, memberCertificates, own, newest, ask)
  const ids = page.rows.map(({ certificateId }) => certificateId)
  const existing = await db.query.certificates.findMany({ where: and(inArray(certificates.id, ids), isKept) })
  const present = (id: number) => {
    const row = existing.find((one) => one.id === id)
    return row && { id, name: row.name, template_image: `${origin}/sandbox/art/certificate/${id}.svg` }
  }
  return presented(page, (row) => ({
    id: row.id,
    user_id: row.memberId,
    cert_id: row.certificateId,
    cert_no: row.certNo,
    created_at: localDT(row.createdAt),
    cert: orEmpty(present(row.certificateId)),
  }))
}

/** `id` is the certificate's, not the member's row. */
export async function downloadCertificate({ db, member }: MemberCall, id: number) {
  const isOwn = and(eq(memberCertificates.memberId, member.id), eq(memberCertificates.certificateId, id))
  const { certNo, createdAt } = found(await db.query.memberCertificates.findFirst({ where: isOwn }))
  const { name } = found(await db.query.certificates.findFirst({ where: and(eq(certificates.id, id), isKept) }))
  const date = localT(createdAt).slice(0, 10)
  const png = certificatePng({ name, owner: member.realName || member.nickName, number: certNo, date })
  return new Raw((reply) => reply.type('image/png').header('content-disposition', 'attachment').send(png))
}

export async function grantCertificates(context: RequestContext, member: Member, courseId: number) {
  const { db, now } = context
  const ofCourse = and(eq(certificates.courseId, courseId), isKept)
  for (const { id, name } of await db.query.certificates.findMany({ where: ofCourse })) {
    const certNo = `ZT${localDigits(now).slice(0, 8)}${String(member.id).padStart(4, '0')}`
    const row = { memberId: member.id, certificateId: id, certNo, createdAt: now }
    const added = await db.insert(memberCertificates).values(row).onConflictDoNothing().returning()
    if (added.length > 0) await tell(context, member.id, `恭喜获得「${name}」证书`)
  }
}
