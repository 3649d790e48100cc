/** An open socket that is silent for this long may be dead without knowing it. Each further check waits longer. */
const silentMs = [90_000, 180_000, 360_000] as const

interface SilenceOptions {
  onSilent: () => void
  random?: () => number
}

/** Reports a long silence of the socket. The random factor keeps a class from asking in one second. */
export function createSilence({ onSilent, random = Math.random }: SilenceOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0

  function wait(): void {
    clearTimeout(timer)
    const ms = silentMs[Math.min(count, silentMs.length - 1)] ?? 0
    timer = setTimeout(
      () => {
        count++
        onSilent()
        wait()
      },
      ms * (0.75 + 0.5 * random()),
    )
  }

  return {
    /** The socket has opened, or has delivered something. */
    broken(): void {
      count = 0
      wait()
    },
    /** There is no socket, or the page is hidden. */
    stop: (): void => clearTimeout(timer),
  }
}
