/** Tables of the add-on CodeExchanger: a code opens everything that belongs to its activity. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { count, id, label, moment, number, table } from './columns'

export const redemptionActivities = sqliteTable('redemption_activities', {
  id: id(),
  name: label(),
  startAt: moment(),
  endAt: moment(),
})

/** Title and price are copies from the day when the operator added the thing. */
export const redemptionItems = table('redemption_items', {
  id: id(),
  activityId: number(),
  /** vod, live, book, paper, mock_paper, practice or vip. */
  sign: label(),
  targetId: number(),
  name: label(),
  /** Path on this server; empty for what has no picture. */
  thumb: label(),
  charge: count(),
}).with((t) => [index('redemption_items_activity').on(t.activityId)])

export const redemptionCodes = table('redemption_codes', {
  code: text().primaryKey(),
  activityId: number(),
  /** Null = unused. */
  usedBy: integer(),
  usedAt: integer(),
}).with((t) => [index('redemption_codes_used').on(t.usedBy, t.usedAt)])
