export interface StillFieldProps {
  /** Null = none so far. */
  still: Blob | null
  onStill: (still: Blob | null, sec: number) => void
  /** What the video shows now; null = it gives no picture. */
  take: () => Promise<Blob | null>
  positionSec: () => number
}
