/** Columns that most tables have. */
import { integer, text } from 'drizzle-orm/sqlite-core'

export const id = () => integer().primaryKey({ autoIncrement: true })
export const flag = () => integer({ mode: 'boolean' }).notNull().default(false)
export const count = () => integer().notNull().default(0)
export const words = () => text().notNull().default('')
export const moment = () => integer().notNull()
