/**
 * A second, slower memory of what must outlive everything: a browser writes its storage to the disk only seconds later,
 * and forgets those seconds when it is killed. Never throws; without a place for it nothing is noted.
 */
export interface Journal {
  /** Over what was noted under this key. */
  note(key: string, value: unknown): void
  /** This key alone. */
  drop(key: string): void
  /** All keys that begin so. */
  forget(prefix: string): void
  read(prefix: string): Promise<[key: string, value: unknown][]>
}
