import { useState } from 'react'

import type { SnapshotResource } from '@/api/snapshot'
import { snapshotMaxBytes } from '@/config/limits'
import { sendOnce, useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { errorText, serverText } from '@/http/apiError'
import { askPrivacy } from '@/platform/privacy'
import { pictures } from '@/platform/upload'
import type { PickedPicture } from '@/platform/upload/types'
import { snapshotMutations, snapshotQueries } from '@/queries/snapshot'
import { sameLogin } from '@/stores/session'

import { texts as snapshotTexts } from './texts'

const texts = snapshotTexts.manager

interface UploadOptions {
  resource: SnapshotResource
  positionSec: () => number
}

/** Uploads photographs that the learner picks, and reports the result of each. */
export function useUpload({ resource, positionSec }: UploadOptions) {
  const [results, setResults] = useState<string[]>([])
  const forget = () => setResults([])

  const send = async (picked: PickedPicture): Promise<string> => {
    const { name, picture } = picked
    if (!picture) return texts.refused[picked.refusal](name)
    try {
      const filePath = await pictures.fit(picture.path, snapshotMaxBytes)
      const photo = { filePath, positionSec: Math.floor(positionSec()) }
      await sendOnce(snapshotMutations.create(resource), photo)
      return texts.sent(name)
    } catch (error) {
      return texts.notSent(name, serverText(error) ?? '')
    } finally {
      picture.release()
    }
  }
  const sendAll = async (all: PickedPicture[]) => {
    const isTheirs = sameLogin()
    for (const picked of all) {
      if (isTheirs()) {
        const result = await send(picked)
        setResults((earlier) => [...earlier, result])
      } else {
        picked.picture?.release()
      }
    }
  }
  const { run, isRunning } = useAction({ call: sendAll, outdated: () => [snapshotQueries.of(resource)] })
  // Choosing is no part of the action: older browsers do not say that the learner chose nothing.
  const choose = async () => {
    forget()
    if (!(await askPrivacy())) return toast(texts.declined, 'warning')
    const all = await pictures.pickSeveral()
    if (all.length > 0) await run(all)
  }
  return { results, forget, choose: () => choose().catch((error) => toast(errorText(error), 'error')), isRunning }
}
