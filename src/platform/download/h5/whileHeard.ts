import { silentMs } from '../silence'

/**
 * Breaks off when nothing more comes: on a dead line a browser would wait for ever.
 * @param take passes the signal on, and calls `hear` when something comes
 * @throws AbortError after the silence
 */
export async function whileHeard<T>(take: (signal: AbortSignal, hear: () => void) => Promise<T>): Promise<T> {
  const line = new AbortController()
  const wait = () => setTimeout(() => line.abort(), silentMs)
  let timer = wait()
  const hear = () => {
    clearTimeout(timer)
    timer = wait()
  }
  try {
    return await take(line.signal, hear)
  } finally {
    clearTimeout(timer)
  }
}
