/** Keeps seeded academies in files. Copying rows is much faster than seeding. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { MINUTE } from '../core/dates'
import { type Db, openDatabase } from '../db/open'
import { fillFrom } from '../db/store'
import { type Academy, loadAcademy, seedAcademy } from '.'

/** Academies of the same minute are one file. */
function nameOf(academy: Academy | undefined, minute: number) {
  if (!academy) return `${minute}.db`
  const content = createHash('sha256').update(JSON.stringify(academy)).digest('hex').slice(0, 16)
  return `${minute}-${content}.db`
}

/** Two processes at once make the same file, each for itself. */
async function readyFile(folder: string, academy: Academy | undefined, minute: number): Promise<string> {
  const file = join(folder, nameOf(academy, minute))
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const workshop = mkdtempSync(join(folder, 'making-'))
  const database = await openDatabase(workshop)
  await database.atomic((db) => seedAcademy(db, academy ?? loadAcademy(), minute))
  const made = join(workshop, 'ready.db')
  await database.copyTo(made)
  await database.close()
  renameSync(made, file)
  rmSync(workshop, { recursive: true })
  return file
}

/** @param academy absent = the one of the data files */
export async function copyAcademy(db: Db, folder: string, academy: Academy | undefined, now: number) {
  await fillFrom(db, await readyFile(folder, academy, now - (now % MINUTE)))
}
