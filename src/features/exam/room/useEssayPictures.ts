import { useCallback, useEffect, useRef, useState } from 'react'

import { uploadEssayPicture } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { essayPictureMaxBytes, essayPicturesMost } from '@/config/limits'
import { createPictureList, type PictureList, unsentOf, urlsOf } from '@/features/shared/pictures'

import { withImages } from '../engine/answers'
import type { SaveState } from '../engine/saveQueue'
import type { Change } from '../question/Fields'

/** Questions whose pictures are not on the server: on their way, or refused. */
export interface UnsentPictures {
  sending: number
  failed: number
}

const none: UnsentPictures = { sending: 0, failed: 0 }

interface Options {
  answers: ReadonlyMap<string, Answer>
  give: (address: string, change: Change) => void
}

/** The pictures of every essay in a room. They go on being sent when the learner is at another question. */
export function useEssayPictures({ answers, give }: Options) {
  const lists = useRef(new Map<string, PictureList>())
  const [unsent, setUnsent] = useState(none)
  const latest = useRef(answers)
  latest.current = answers
  useEffect(() => {
    const all = lists.current
    return () => all.forEach((list) => list.dispose())
  }, [])

  const open = useCallback(
    (address: string): PictureList => {
      const answer = latest.current.get(address)
      let urls = answer?.type === 'essay' ? answer.images : []
      const list = createPictureList({
        urls,
        most: essayPicturesMost,
        maxBytes: essayPictureMaxBytes,
        upload: uploadEssayPicture,
      })
      list.subscribe(() => {
        const now = urlsOf(list.items())
        if (now.join() !== urls.join()) {
          urls = now
          give(address, (before) => withImages(before, now))
        }
        const states = [...lists.current.values()].map((one) => unsentOf(one.items()))
        const counted = {
          sending: states.filter(({ sending }) => sending > 0).length,
          failed: states.filter(({ sending, failed }) => sending === 0 && failed > 0).length,
        }
        // Each percent is heard of; most change nothing here.
        setUnsent((before) =>
          before.sending === counted.sending && before.failed === counted.failed ? before : counted,
        )
      })
      lists.current.set(address, list)
      return list
    },
    [give],
  )
  const picturesOf = useCallback((address: string) => lists.current.get(address) ?? open(address), [open])
  return { unsent, picturesOf }
}

/** What the learner is told of the answers, with those whose pictures are not there yet. */
export const withPictures = (save: SaveState, { sending, failed }: UnsentPictures): SaveState => ({
  ...save,
  waiting: save.waiting + sending + failed,
  isSending: save.waiting > 0 ? save.isSending : sending > 0,
})
