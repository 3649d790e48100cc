/** Tables of the add-on Cert. */
import { integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { count, id, label, moment, number, table } from './columns'

export const certificates = sqliteTable('certificates', {
  id: id(),
  name: label(),
  /** The course that brings the certificate; 0 = an administrator gives it. */
  courseId: count(),
  deletedAt: integer(),
})

export const memberCertificates = table('member_certificates', {
  id: id(),
  memberId: number(),
  certificateId: number(),
  certNo: label(),
  createdAt: moment(),
}).with((t) => [uniqueIndex('member_certificates_own').on(t.memberId, t.certificateId)])
