import type { Path } from '@/api/path'

import { texts } from './texts'

/** '4 步 · 包含 9 门课程' */
export const factsOf = ({ stepCount, partCount }: Path): string =>
  [stepCount > 0 && texts.steps(stepCount), partCount > 0 && texts.parts(partCount)].filter(Boolean).join(' · ')
