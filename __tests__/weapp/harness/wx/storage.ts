const maxValueBytes = 1024 * 1024
const maxTotalBytes = 10 * maxValueBytes

/** `wx.*StorageSync` on a map that can outlive the app: key -> JSON. */
export function createStorage(stored: Map<string, string>) {
  const totalBytes = () => [...stored.values()].reduce((sum, json) => sum + Buffer.byteLength(json), 0)

  return {
    /** '' for a missing key, as in WeChat. */
    getStorageSync: (key: string): unknown => JSON.parse(stored.get(key) ?? '""'),
    setStorageSync(key: string, value: unknown): void {
      const json = JSON.stringify(value)
      const bytes = Buffer.byteLength(json)
      if (bytes > maxValueBytes) throw new Error('setStorageSync:fail entry size limit reached')
      const otherBytes = totalBytes() - Buffer.byteLength(stored.get(key) ?? '')
      if (otherBytes + bytes > maxTotalBytes) throw new Error('setStorageSync:fail exceed storage max size')
      stored.set(key, json)
    },
    removeStorageSync: (key: string) => void stored.delete(key),
    getStorageInfoSync: () => ({
      keys: [...stored.keys()],
      currentSize: Math.ceil(totalBytes() / 1024),
      limitSize: maxTotalBytes / 1024,
    }),
  }
}
