import { toast } from '@/features/shared/dialog'
import { ApiError, errorText, mayPass } from '@/http/apiError'
import { askPrivacy } from '@/platform/privacy'
import { pictures } from '@/platform/upload'
import type { LocalPicture, PickedPicture } from '@/platform/upload/types'

import { texts } from './texts'

export interface ListedPicture {
  key: number
  /** Address of the displayed picture, on this device or on the server; '' = the browser still makes it ready. */
  src: string
  /** Address on the server; '' = not yet uploaded. */
  url: string
  percent: number
  /** Why the upload failed; '' = it did not. */
  problem: string
  /** The same picture may succeed next time. */
  canRetry: boolean
}

interface PictureListOptions {
  /** Pictures that were uploaded before. */
  urls: readonly string[]
  /** The maximum number. */
  max: number
  maxBytes: number
  /** @returns the picture's address on the server */
  upload: (filePath: string, sending: { signal: AbortSignal; onProgress: (percent: number) => void }) => Promise<string>
}

interface Source {
  picture: LocalPicture
  running?: AbortController
  /** The last try failed for a reason that may pass by itself. */
  mayPass?: boolean
}

let lastKey = 0

const unsent = (key: number, src: string): ListedPicture => ({
  ...{ key, src, url: '' },
  ...{ percent: 0, problem: '', canRetry: false },
})

const sent = (url: string): ListedPicture => ({
  ...{ key: ++lastKey, src: url, url },
  ...{ percent: 100, problem: '', canRetry: false },
})

/**
 * An ordered list of pictures. Each is uploaded as soon as it is chosen, and a failed one stays for another try. The
 * list lives as long as its owner, on screen or not.
 */
export function createPictureList({ urls, max, maxBytes, upload }: PictureListOptions) {
  let items: readonly ListedPicture[] = urls.map(sent)
  const listeners = new Set<() => void>()
  /** Pictures that are still on this device, by key. */
  const sources = new Map<number, Source>()
  let isDisposed = false

  function set(next: readonly ListedPicture[]): void {
    items = next
    listeners.forEach((listener) => listener())
  }
  const update = (key: number, next: Partial<ListedPicture>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...next } : item)))

  async function send(key: number): Promise<void> {
    const source = sources.get(key)
    if (!source || source.running) return
    const running = new AbortController()
    Object.assign(source, { running, mayPass: false })
    update(key, { percent: 0, problem: '' })
    try {
      const path = await pictures.fit(source.picture.path, maxBytes)
      const bytes = await pictures.measure(path).catch(() => null)
      if (bytes === null) return update(key, { problem: texts.unreadable, canRetry: false })
      if (bytes > maxBytes) return update(key, { problem: texts.tooLarge, canRetry: false })
      const onProgress = (percent: number) => update(key, { percent })
      const url = await upload(path, { signal: running.signal, onProgress })
      update(key, { url, percent: 100 })
    } catch (error) {
      const isGone = error instanceof ApiError && error.kind === 'aborted'
      source.mayPass = mayPass(error)
      if (!isGone) update(key, { problem: errorText(error), canRetry: true })
    } finally {
      source.running = undefined
    }
  }

  /** They are in the list, and count as unsent, from the choice on. */
  async function pickInPlace(): Promise<PickedPicture[]> {
    let places: readonly number[] = []
    const hold = (count: number) => {
      if (isDisposed) return
      places = Array.from({ length: Math.min(count, max - items.length) }, () => ++lastKey)
      set([...items, ...places.map((key) => unsent(key, ''))])
    }
    const isRemoved = (place: number | undefined) => place !== undefined && !items.some(({ key }) => key === place)
    try {
      const picked = await pictures.pickSeveral(Math.max(1, max - items.length), hold)
      picked.filter((_, index) => isRemoved(places[index])).forEach(({ picture }) => picture?.release())
      return picked.filter((_, index) => !isRemoved(places[index]))
    } finally {
      items = items.filter(({ key }) => !places.includes(key))
    }
  }

  async function pick(): Promise<void> {
    if (!(await askPrivacy())) return toast(texts.declined, 'warning')
    const picked = await pickInPlace()
    if (isDisposed) return picked.forEach(({ picture }) => picture?.release())
    const readable = picked.flatMap((one) => {
      if (!one.picture) toast(texts.refused[one.refusal](one.name), 'error')
      return one.picture ?? []
    })
    const room = Math.max(0, max - items.length)
    if (readable.length > room) toast(texts.tooMany(max), 'error')
    readable.slice(room).forEach((picture) => picture.release())
    const added = readable.slice(0, room).map((picture): ListedPicture => {
      const key = ++lastKey
      sources.set(key, { picture })
      return unsent(key, picture.path)
    })
    set([...items, ...added])
    for (const { key } of added) void send(key)
  }

  return {
    max,
    items: () => items,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** To be called from a tap. */
    choose: () =>
      pick().catch(() => {
        set(items)
        toast(texts.pickFailed, 'error')
      }),
    retry: (key: number) => void send(key),
    /** Keys of those on their way. */
    sending: (): number[] => [...sources].flatMap(([key, { running }]) => (running ? [key] : [])),
    /** Sends those again that failed for a reason that may have passed. */
    resend: (keys: Iterable<number> = sources.keys()) =>
      [...keys].forEach((key) => sources.get(key)?.mayPass && void send(key)),
    remove(key: number): void {
      const source = sources.get(key)
      source?.running?.abort()
      source?.picture.release()
      sources.delete(key)
      set(items.filter((item) => item.key !== key))
    },
    /** Moves the picture one position towards the front. */
    moveForward(key: number): void {
      const index = items.findIndex((item) => item.key === key)
      const [before, item] = [items[index - 1], items[index]]
      if (before && item) set([...items.slice(0, index - 1), item, before, ...items.slice(index + 1)])
    },
    /** Replaces the uploaded ones. Those that are not on the server yet stay behind them. */
    replaceSent: (urls: readonly string[]) => set([...urls.map(sent), ...items.filter(({ url }) => url === '')]),
    /** Cancels running uploads, and what is being chosen. */
    dispose(): void {
      isDisposed = true
      for (const { picture, running } of sources.values()) {
        running?.abort()
        picture.release()
      }
      sources.clear()
    },
  }
}

export type PictureList = ReturnType<typeof createPictureList>

/** Addresses of the uploaded ones. */
export const urlsOf = (items: readonly ListedPicture[]): string[] => items.flatMap(({ url }) => url || [])

/** The numbers of running and failed uploads. */
export function unsentOf(items: readonly ListedPicture[]): { sending: number; failed: number } {
  const unsent = items.filter(({ url }) => url === '')
  const failed = unsent.filter(({ problem }) => problem !== '').length
  return { sending: unsent.length - failed, failed }
}
