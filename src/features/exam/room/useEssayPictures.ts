import { useCallback, useEffect, useRef, useState } from 'react'

import { uploadEssayPicture } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { essayPictureMaxBytes, maxEssayPictures } from '@/config/limits'
import type { QueueState } from '@/features/shared/outbox/queue'
import { createPictureList, type PictureList, unsentOf, urlsOf, useResent } from '@/features/shared/pictures'

import { withImages } from '../engine/answers'
import type { Change } from '../question/Fields'
import type { storedPictures } from './deviceRecords'

/** Essays with pictures that are not on the server. */
export interface UnsentPictures {
  /** The number of those with one on its way. */
  sending: number
  /** Addresses of the others, whose pictures have all failed. */
  failed: readonly string[]
}

const none: UnsentPictures = { sending: 0, failed: [] }

const imagesOf = (answer: Answer | undefined): string[] => (answer?.type === 'essay' ? answer.images : [])

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

interface Options {
  stored: ReturnType<typeof storedPictures>
  answers: ReadonlyMap<string, Answer>
  /** The answer of this moment; `answers` may be a render behind. */
  answerAt: (address: string) => Answer | undefined
  give: (address: string, change: Change) => void
}

/** The pictures of every essay in a room. Uploads go on while the learner is at another question. */
export function useEssayPictures({ stored, answers, answerAt, give }: Options) {
  const lists = useRef(new Map<string, PictureList>())
  const [unsent, setUnsent] = useState(none)
  /** By address: the number of pictures that were uploading when the room was left or killed. */
  const [left, setLeft] = useState(stored.list)
  const forgetLeft = useCallback(
    (address: string) => {
      stored.set(address, 0)
      setLeft((before) => new Map([...before].filter(([one]) => one !== address)))
    },
    [stored],
  )
  // Given on another device, or removed here.
  useEffect(() => {
    lists.current.forEach((list, address) => {
      const images = imagesOf(answerAt(address))
      if (!isSame(images, urlsOf(list.items()))) list.replaceSent(images)
    })
  }, [answers, answerAt])
  useEffect(() => {
    const all = lists.current
    return () => all.forEach((list) => list.dispose())
  }, [])
  useResent(() => lists.current.values())

  const open = useCallback(
    (address: string): PictureList => {
      let waiting = 0
      const list = createPictureList({
        urls: imagesOf(answerAt(address)),
        max: maxEssayPictures,
        maxBytes: essayPictureMaxBytes,
        upload: uploadEssayPicture,
      })
      list.subscribe(() => {
        const { sending, failed } = unsentOf(list.items())
        if (sending + failed !== waiting) {
          waiting = sending + failed
          forgetLeft(address)
          stored.set(address, waiting)
        }
        const urls = urlsOf(list.items())
        if (!isSame(urls, imagesOf(answerAt(address)))) give(address, (before) => withImages(before, urls))
        const states = [...lists.current].map(([one, { items }]) => ({ one, ...unsentOf(items()) }))
        const counted = {
          sending: states.filter(({ sending }) => sending > 0).length,
          failed: states.flatMap(({ one, sending, failed }) => (sending === 0 && failed > 0 ? [one] : [])),
        }
        // Each percent of progress arrives here, and most change nothing of this.
        setUnsent((before) =>
          before.sending === counted.sending && isSame(before.failed, counted.failed) ? before : counted,
        )
      })
      lists.current.set(address, list)
      return list
    },
    [answerAt, give, stored, forgetLeft],
  )
  const picturesOf = useCallback((address: string) => lists.current.get(address) ?? open(address), [open])
  return { unsent, picturesOf, left, forgetLeft }
}

/** Counts an essay as unsaved while its pictures are not on the server. */
export const withPictures = (save: QueueState, { sending, failed }: UnsentPictures): QueueState => ({
  ...save,
  waiting: save.waiting + sending + failed.length,
  isSending: save.waiting > 0 ? save.isSending : sending > 0,
})
