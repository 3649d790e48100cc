import type { LearningPath } from '@/api/learningPath'

import { texts } from './texts'

/** '4 步 · 包含 9 门课程' */
export const statsOf = ({ stepCount, partCount }: LearningPath): string =>
  [stepCount > 0 && texts.steps(stepCount), partCount > 0 && texts.parts(partCount)].filter(Boolean).join(' · ')
