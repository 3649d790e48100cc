import type { AskPrivacy } from './types'

/** On H5 only the learner hands data over, so no consent is needed. */
export const askPrivacy: AskPrivacy = async () => true
