/**
 * A second, slower storage for what must survive everything: a browser writes its storage to the disk only seconds
 * later, and loses those seconds when it is killed. Never throws; without a database nothing is written.
 */
export interface Journal {
  /** Replaces the note under this key. */
  note(key: string, value: unknown): void
  /** Only this key. */
  drop(key: string): void
  /** All keys with this prefix. */
  forget(prefix: string): void
  read(prefix: string): Promise<[key: string, value: unknown][]>
}
