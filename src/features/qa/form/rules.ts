import { lengthOf } from '@/lib/textLength'
import { isEmpty } from '@/lib/isEmpty'
import type { Rule } from '@/lib/validators'

interface RuleTexts {
  empty: string
  tooLong: (max: number) => string
}

/** For a required text with a maximum length. */
export const textRules = ({ empty, tooLong }: RuleTexts, maxLength: number): Rule[] => [
  (text) => (isEmpty(text) ? empty : undefined),
  (text) => (lengthOf(text) > maxLength ? tooLong(maxLength) : undefined),
]
