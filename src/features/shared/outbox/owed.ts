import { storedKeys } from '@/platform/storage'

/** The names of all that is owed; those of answers, which a killed browser may have forgotten, first. */
const names = ['examAnswer:', 'practised:', 'place:', 'liveWatch:', 'own:place:', 'own:liveWatch:', 'msv']
/** Of these what a killed browser may have forgotten is noted twice. */
export const notedNames = names.slice(0, 2)

/** Without what a killed browser may have forgotten. */
export const isOwed = (): boolean => storedKeys('').some((key) => names.some((name) => key.startsWith(name)))
