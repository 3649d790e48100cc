import { eq } from 'drizzle-orm'

import type { Db } from './open'
import { kept } from './schema'

export type KeptKey = 'secret' | 'settings' | 'clock-offset' | 'seeded'

export async function readKept(db: Db, key: KeptKey) {
  const [row] = await db.select().from(kept).where(eq(kept.key, key))
  return row?.value
}

export async function keep(db: Db, key: KeptKey, value: string) {
  await db.insert(kept).values({ key, value }).onConflictDoUpdate({ target: kept.key, set: { value } })
}
