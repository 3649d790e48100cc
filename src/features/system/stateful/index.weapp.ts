import './missingPage'

/**
 * Modules with state that are loaded on demand. Named here, so that the mini-program has only one copy of each, in its
 * main package. Nobody calls this: each runs when something needs it.
 */
export const stateful = () => [
  import('@/features/shared/action/sendOnce'),
  import('@/features/shared/outbox/start'),
  import('@/stores/memberRecords'),
]
