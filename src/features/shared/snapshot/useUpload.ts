import { useState } from 'react'

import { createSnapshot, type SnapshotResource } from '@/api/snapshot'
import { toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { serverText } from '@/http/apiError'
import { askPrivacy } from '@/platform/privacy'
import { pictures } from '@/platform/upload'
import type { PickedPicture } from '@/platform/upload/types'

import { texts as snapshotTexts } from './texts'

const texts = snapshotTexts.manager

interface UploadOptions {
  resource: SnapshotResource
  positionSec: () => number
  onDone: () => Promise<unknown>
}

/** Sends photographs that the learner picks, and tells of each what became of it. */
export function useUpload({ resource, positionSec, onDone }: UploadOptions) {
  const [results, setResults] = useState<string[]>([])
  const forget = () => setResults([])

  const send = async ({ name, picture }: PickedPicture): Promise<string> => {
    if (!picture) return texts.noPicture(name)
    try {
      await createSnapshot(resource, { filePath: picture.path, positionSec: Math.floor(positionSec()) })
      return texts.sent(name)
    } catch (error) {
      return texts.notSent(name, serverText(error) ?? '')
    } finally {
      picture.release()
    }
  }
  const { run, isRunning } = useTask(async () => {
    forget()
    if (!(await askPrivacy())) return toast(texts.declined)
    for (const picked of await pictures.pickSeveral()) {
      const result = await send(picked)
      setResults((all) => [...all, result])
    }
    await onDone()
  })
  return { results, forget, run, isRunning }
}
