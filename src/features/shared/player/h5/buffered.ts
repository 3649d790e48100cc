/** The end of the buffer around the position, s; the position itself, where there is none. */
export function bufferedAround({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range++) {
    const endSec = buffered.end(range)
    if (buffered.start(range) <= currentTime + 0.5 && endSec >= currentTime) return endSec
  }
  return currentTime
}
