/** Certificates, and who has them. */
import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readItems } from './load'
import { memberId } from './members'
import { type Ids, insertAll, isOn, reference } from './rows'

const Owner = v.strictObject({ by: reference, daysAgo: v.number(), number: v.string() })

const Certificate = v.strictObject({
  name: v.string(),
  /** The course that brings the certificate; absent = an administrator gives it. */
  course: v.optional(reference),
  isDeleted: isOn,
  owners: v.optional(v.array(Owner), []),
})

type CertificateSeed = v.InferOutput<typeof Certificate> & { key: string }

export const loadCertificates = () => ({ certificates: readItems('certificates.yaml', Certificate) })

export async function seedCertificates(db: Db, seeds: CertificateSeed[], courses: Ids, now: number) {
  for (const [index, { key, name, course, isDeleted, owners }] of seeds.entries()) {
    const id = index + 1
    const courseId = course === undefined ? 0 : courses.of(course, key)
    await db.insert(t.certificates).values({ id, name, courseId, deletedAt: isDeleted ? now : null })
    const rows = owners.map(({ by, daysAgo, number }) => ({
      ...{ memberId: memberId(by, key), certificateId: id, certNo: number },
      createdAt: now - daysAgo * DAY,
    }))
    await insertAll(db, t.memberCertificates, rows)
  }
}
