import type { ChatFrame } from '@/api/liveFrame'

/** Collects frames and passes them on together, at most once per `everyMs`, because each delivery draws the screen. */
export function createFrames(everyMs: number, onPiece: (frames: ChatFrame[]) => void) {
  let frames: ChatFrame[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastMs = -Infinity

  function clear(): void {
    clearTimeout(timer)
    timer = undefined
    frames = []
  }

  function flush(): void {
    const piece = frames
    clear()
    if (piece.length === 0) return
    lastMs = Date.now()
    onPiece(piece)
  }

  return {
    add(frame: ChatFrame): void {
      frames.push(frame)
      timer ??= setTimeout(flush, Math.max(0, lastMs + everyMs - Date.now()))
    },
    /** Passes on what is collected, at once. */
    flush,
    clear,
  }
}
