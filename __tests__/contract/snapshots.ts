import fs from 'node:fs'

import * as snapshot from '@/api/snapshot'

import { fetchOnce } from '../setup/fetchOnce'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  admin: (route: string, body: unknown) => Promise<unknown>
  /** A file to write pictures to. */
  file: string
}

/** The calls about photographs while learning. */
export function snapshotTests({ mark, login, admin, file }: Context): void {
  test('photographs while learning: the rules, taken, counted, listed, too many, deleted', async () => {
    await login()
    await admin('config', { sandbox: { snapshot: { max_times: 1 } } })
    expect(await mark('snapshot.getSnapshotRules', snapshot.getSnapshotRules())).toEqual({
      isOn: { vod: true, live: true, book: true, paper: true, practice: true },
      cycleSec: 60,
      ratePercent: 30,
      maxCount: 1,
    })
    const lesson = { type: 'vod', id: 1 } as const
    expect(await mark('snapshot.countSnapshots', snapshot.countSnapshots(lesson))).toBe(0)
    fs.writeFileSync(file, Buffer.from('ffd8ffe000104a464946', 'hex'))
    const photo = { filePath: file, positionSec: 12 }
    await mark('snapshot.createSnapshot', snapshot.createSnapshot(lesson, photo))
    await expect(snapshot.createSnapshot(lesson, photo)).rejects.toMatchObject({ message: '最多上传1张学习照片' })
    const [taken] = await mark('snapshot.listSnapshots', snapshot.listSnapshots(lesson))
    expect(taken).toMatchObject({ takenAt: expect.any(Date) })
    expect((await fetchOnce(taken?.url ?? '')).status).toBe(200)
    await mark('snapshot.removeSnapshot', snapshot.removeSnapshot(taken?.id ?? 0))
    expect(await snapshot.listSnapshots(lesson)).toEqual([])
  })
}
