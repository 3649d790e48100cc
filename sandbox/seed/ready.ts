/** Keeps the seeded academy of a date in a file. Copying rows is much faster than seeding. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type Db, openDatabase } from '../db/open'
import { fillFrom } from '../db/store'
import { loadAcademy, seedAcademy } from '.'

/** Two processes at once make the same file, each for itself. */
async function readyFile(folder: string, now: number): Promise<string> {
  const file = join(folder, `${now}.db`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const workshop = mkdtempSync(join(folder, 'making-'))
  const database = await openDatabase(workshop)
  await database.atomic((db) => seedAcademy(db, loadAcademy(), now))
  const made = join(workshop, 'ready.db')
  await database.copyTo(made)
  await database.close()
  renameSync(made, file)
  rmSync(workshop, { recursive: true })
  return file
}

export async function copyAcademy(db: Db, folder: string, now: number) {
  await fillFrom(db, await readyFile(folder, now))
}
