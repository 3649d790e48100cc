import { useEffect, useRef, useState } from 'react'

import { uploadPicture } from '@/api/qa'
import { qaPictureMaxBytes, qaPicturesMost } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { ApiError, errorText } from '@/http/apiError'
import { askPrivacy } from '@/platform/privacy'
import { pictures } from '@/platform/upload'
import type { LocalPicture } from '@/platform/upload/types'

import { texts } from '../texts'

const words = texts.pictures

export interface FormPicture {
  key: number
  /** What is shown: on this device, or where it was sent. */
  src: string
  /** Where it was sent; '' = not yet. */
  url: string
  percent: number
  /** Why it was not sent; '' = nothing is wrong. */
  problem: string
  /** The same picture may go through next time. */
  canRetry: boolean
}

interface Source {
  picture: LocalPicture
  running?: AbortController
}

let lastKey = 0

const sent = (url: string): FormPicture => ({
  ...{ key: ++lastKey, src: url, url },
  ...{ percent: 100, problem: '', canRetry: false },
})

/** The pictures of a form: each is sent as soon as it is chosen, and kept for another try when that fails. */
export function usePictures(firstUrls: string[]) {
  const [items, setItems] = useState(() => firstUrls.map(sent))
  /** What is still on this device, by key. */
  const sources = useRef(new Map<number, Source>())
  useEffect(() => {
    const all = sources.current
    return () => {
      for (const { picture, running } of all.values()) {
        running?.abort()
        picture.release()
      }
      all.clear()
    }
  }, [])

  const change = (key: number, next: Partial<FormPicture>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...next } : item)))

  async function send(key: number): Promise<void> {
    const source = sources.current.get(key)
    if (!source || source.running) return
    const running = new AbortController()
    source.running = running
    change(key, { percent: 0, problem: '' })
    try {
      const bytes = await pictures.measure(source.picture.path).catch(() => null)
      if (bytes === null) return change(key, { problem: words.unreadable, canRetry: false })
      if (bytes > qaPictureMaxBytes) return change(key, { problem: words.tooLarge, canRetry: false })
      const onProgress = (percent: number) => change(key, { percent })
      const url = await uploadPicture(source.picture.path, { signal: running.signal, onProgress })
      change(key, { url, percent: 100 })
    } catch (error) {
      const isGone = error instanceof ApiError && error.kind === 'aborted'
      if (!isGone) change(key, { problem: errorText(error), canRetry: true })
    } finally {
      source.running = undefined
    }
  }

  async function choose(): Promise<void> {
    if (!(await askPrivacy())) return toast(words.declined)
    const picked = await pictures.pickSeveral()
    const readable = picked.flatMap(({ name, picture }) => {
      if (!picture) toast(words.noPicture(name), 'error')
      return picture ?? []
    })
    const room = Math.max(0, qaPicturesMost - items.length)
    if (readable.length > room) toast(words.most(qaPicturesMost), 'error')
    readable.slice(room).forEach((picture) => picture.release())
    const added = readable.slice(0, room).map((picture): FormPicture => {
      const key = ++lastKey
      sources.current.set(key, { picture })
      return { key, src: picture.path, url: '', percent: 0, problem: '', canRetry: false }
    })
    setItems((all) => [...all, ...added])
    for (const { key } of added) void send(key)
  }
  const choosing = useTask(() => choose().catch(() => toast(words.pickFailed, 'error')))

  function remove(key: number): void {
    const source = sources.current.get(key)
    source?.running?.abort()
    source?.picture.release()
    sources.current.delete(key)
    setItems((all) => all.filter((item) => item.key !== key))
  }

  /** One place towards the first. */
  const moveForward = (key: number) =>
    setItems((all) => {
      const index = all.findIndex((item) => item.key === key)
      const [before, item] = [all[index - 1], all[index]]
      return before && item ? [...all.slice(0, index - 1), item, before, ...all.slice(index + 1)] : all
    })

  const unsent = items.filter(({ url }) => url === '')
  return {
    items,
    urls: items.flatMap(({ url }) => url || []),
    /** Why the form cannot be sent yet; '' = it can. */
    problem: unsent.some(({ problem }) => problem !== '') ? words.unsent : unsent.length > 0 ? words.waiting : '',
    canAdd: items.length < qaPicturesMost,
    choose: () => void choosing.run(),
    retry: (key: number) => void send(key),
    remove,
    moveForward,
  }
}

export type Pictures = ReturnType<typeof usePictures>
