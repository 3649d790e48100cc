import { storedKeys } from '@/platform/storage'

/** Storage names of all that is owed. Those of answers come first, because a killed browser may have lost them. */
const names = ['examAnswer:', 'practised:', 'place:', 'liveWatch:', 'own:place:', 'own:liveWatch:', 'msv']
/** These are also in the journal, because a killed browser may lose them. */
export const notedNames = names.slice(0, 2)

/** Does not see what a killed browser may have lost. */
export const isOwed = (): boolean => storedKeys('').some((key) => names.some((name) => key.startsWith(name)))
