import * as v from 'valibot'

import { type Book, bookWords, type Practised, type QuestionOrigin, recordAnswer } from '@/api/examAnswer'

import { defineChannel } from './channel'
import { answerSchema } from './examAnswers'
import { owedRecords } from './records'

const practisedSchema: v.GenericSchema<unknown, Practised> = v.object({
  answers: v.array(v.nullable(answerSchema)),
  isCompound: v.boolean(),
})

const records = owedRecords('practised', v.object({ answer: practisedSchema, atMs: v.number() }))

const originName = (origin: QuestionOrigin) =>
  'practiceId' in origin ? `practice-${origin.practiceId}` : bookWords[origin.book]

export const storageKeyOf = (origin: QuestionOrigin, questionId: number) => `${originName(origin)}-${questionId}`

/** The inverse of `storageKeyOf`. */
function readAddress(address: string): { origin: QuestionOrigin; questionId: number } {
  const [word, ...ids] = address.split('-')
  const [first = 0, second = 0] = ids.map(Number)
  const ofBook = (book: Book) => ({ origin: { book }, questionId: first })
  if (word === bookWords.collection) return ofBook('collection')
  if (word === bookWords.wrongBook) return ofBook('wrongBook')
  return { origin: { practiceId: first }, questionId: second }
}

/** Everything that a member has practised, in any place. */
export const everyPractice = { all: true } as const

/** Practised answers, under keys of `storageKeyOf`. */
export const practised = defineChannel<Practised, typeof everyPractice>({
  lockOf: () => 'practised',
  owedOf: (memberId) => records.of(memberId),
  keepsRefused: true,
  listWaiting: async (memberId) => ((await records.all(memberId).found()).length > 0 ? [everyPractice] : []),
  send(_, address, answer, timeoutMs) {
    const { origin, questionId } = readAddress(address)
    return recordAnswer(origin, questionId, answer, timeoutMs)
  },
})
