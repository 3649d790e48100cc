/** Fetches the starter, and lets it look: something may be owed that no page sends. */
export const wakeOutbox = (): void =>
  void import('./start').then(
    ({ startOutbox }) => startOutbox(),
    () => undefined,
  )
