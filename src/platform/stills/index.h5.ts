import type { Stills } from './types'

/** Enough to read a slide on a phone; some 60 kB. */
const maxWidth = 960
const quality = 0.8

const name = 'zhitu_stills'
const storeName = 'stills'

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1)
    asked.onupgradeneeded = () => void asked.result.createObjectStore(storeName)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

/** One transaction; rejects where there is no database: a private window, a full disk. */
async function transact<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T> | undefined) {
  const database = await open()
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const asked = act(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(asked?.result)
      transaction.onerror = transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

const none = () => undefined

function draw(video: HTMLVideoElement, mark: string): HTMLCanvasElement | null {
  const { videoWidth, videoHeight } = video
  const canvas = document.createElement('canvas')
  const pen = videoWidth > 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && canvas.getContext('2d')
  if (!pen) return null
  const scale = Math.min(1, maxWidth / videoWidth)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  pen.drawImage(video, 0, 0, canvas.width, canvas.height)
  if (mark !== '') {
    const size = Math.max(12, Math.round(canvas.width / 30))
    pen.font = `${size}px sans-serif`
    pen.fillStyle = 'rgba(255, 255, 255, 0.6)'
    pen.fillText(mark, size, canvas.height - size)
  }
  return canvas
}

export const stills: Stills = {
  canTake: typeof indexedDB !== 'undefined',
  async take(rootId, mark) {
    const video = document.getElementById(rootId)?.querySelector('video')
    try {
      const canvas = video && draw(video, mark)
      // Throws when the video came from a host that does not allow to be read.
      return await new Promise<Blob | null>((resolve) =>
        canvas ? canvas.toBlob(resolve, 'image/jpeg', quality) : resolve(null),
      )
    } catch {
      return null
    }
  },
  keep: (key, still) =>
    transact('readwrite', (store) => store.put(still, key)).then(
      () => true,
      () => false,
    ),
  get: async (key) => {
    const still: unknown = await transact('readonly', (store) => store.get(key)).catch(none)
    return still instanceof Blob ? still : null
  },
  async drop(keys) {
    if (keys.length === 0) return
    await transact('readwrite', (store) => {
      for (const key of keys) store.delete(key)
      return undefined
    }).catch(none)
  },
  show: (still) => URL.createObjectURL(still),
  letGo: (address) => URL.revokeObjectURL(address),
  async keys(prefix) {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    return ((await transact('readonly', (store) => store.getAllKeys(range)).catch(none)) ?? []).map(String)
  },
}
