import { navigateTo } from '@/routes/navigate'

import { texts } from './texts'

/** The way on from an empty book. */
export const toPractices = { label: texts.toPractices, onClick: () => void navigateTo('examPracticeIndex', {}) }
