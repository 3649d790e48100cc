/** An open socket that has told nothing for so long may be dead without knowing it; asked about ever more seldom. */
const silentMs = [90_000, 180_000, 360_000] as const

interface SilenceOptions {
  onSilent: () => void
  random?: () => number
}

/** Watches how long a socket says nothing. A class that shares a silence does not ask in one second. */
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
    /** It is open, or has just told something. */
    broken(): void {
      count = 0
      wait()
    },
    /** There is no socket, or nobody looks. */
    stop: (): void => clearTimeout(timer),
  }
}
