import { useRef, useState } from 'react'

/** What a tap starts: until it has ended, further taps do nothing. The task says itself what went wrong. */
export function useTask<A extends unknown[]>(task: (...args: A) => Promise<unknown>) {
  const [isRunning, setRunning] = useState(false)
  // Ahead of the state: two taps may come before the next render.
  const isBusy = useRef(false)

  async function run(...args: A): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    try {
      await task(...args)
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }

  return { run, isRunning }
}
