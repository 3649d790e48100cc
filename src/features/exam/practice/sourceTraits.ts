import { type Book, bookWords } from '@/api/examAnswer'
import type { QuestionSet, QuestionSource } from '@/api/practising'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'

import { texts as spacedTexts } from '../spaced/texts'
import { texts as examTexts } from '../texts'
import { texts } from './texts'

/** Everything that differs between the sources of questions. */
interface SourceTraits {
  /** Null = the questions come from the learner's books. */
  practiceId: number | null
  /** Storage name of the position. */
  recordName: string
  title: (set: QuestionSet) => string
  /** The learner can take out a question that they know by now. */
  canRemove?: true
}

/** Tomorrow has other questions. */
const today = () => formatDate(new Date(serverClock.now()))

export function traitsOf(source: QuestionSource): SourceTraits {
  switch (source.kind) {
    case 'chapter':
      return {
        practiceId: source.practiceId,
        recordName: `practice-${source.practiceId}-${source.chapterId}`,
        title: ({ title }) => title,
      }
    case 'daily':
      return {
        practiceId: source.practiceId,
        recordName: `practice-${source.practiceId}-${today()}`,
        title: ({ title }) => texts.daily(title),
      }
    case 'review':
      return {
        practiceId: null,
        recordName: `review-${today()}`,
        title: () => spacedTexts.lead,
      }
    case 'missed':
      return {
        practiceId: null,
        recordName: `missed-${source.ids.join('-')}`,
        title: () => spacedTexts.missed,
      }
    case 'wrongBook':
      return { ...traitsOfBook(source), canRemove: true }
    case 'collection':
      return traitsOfBook(source)
  }
}

const traitsOfBook = ({ kind, type, categoryId, childId }: Extract<QuestionSource, { kind: Book }>): SourceTraits => ({
  practiceId: null,
  recordName: [bookWords[kind], type, categoryId, childId].join('-'),
  title: () => examTexts.types[type] ?? texts.allTypes,
})
