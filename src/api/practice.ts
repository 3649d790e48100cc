/** Add-on Paper: practices, question by question and without a clock. See docs/backend/exams.md#practice-calls. */
import * as v from 'valibot'

import { count, decode, flag, int, list, numberMap, orNull, text, yuan } from '@/lib/decode'

import { storedCall } from './answerCopies'
import { type Exam, examRoot } from './exam'

export interface PracticeChapter {
  id: number
  name: string
  /** May be 0. */
  questionCount: number
  /** Different questions that the member has answered. */
  doneCount: number
}

export interface PracticeDetail extends Exam {
  chapters: PracticeChapter[]
  /** Over all chapters. */
  doneCount: number
}

const progressWire = v.object({ submit_count: count })

const detailWire = v.object({
  practice: v.object({
    id: int,
    name: text,
    charge: yuan,
    is_vip_free: flag,
    question_count: count,
  }),
  chapters: list(v.object({ id: int, name: text, question_count: count })),
  can: flag,
  practice_user_record: orNull(progressWire),
  user_chapter_records: numberMap(progressWire),
})

function readPractice(data: unknown): PracticeDetail {
  const { practice, ...wire } = decode(detailWire, data)
  return {
    id: practice.id,
    title: practice.name,
    priceCents: practice.charge,
    isVipFree: practice.is_vip_free,
    canJoin: wire.can,
    questionCount: practice.question_count,
    chapters: wire.chapters.map((chapter) => ({
      id: chapter.id,
      name: chapter.name,
      questionCount: chapter.question_count,
      doneCount: wire.user_chapter_records.get(chapter.id)?.submit_count ?? 0,
    })),
    doneCount: wire.practice_user_record?.submit_count ?? 0,
  }
}

/** Needs a login. Opens without a network, once opened. @throws ApiError 'rejected' with code 404 */
export const practiceCall = (id: number) =>
  storedCall(`${examRoot}/v1/practice/${id}`, readPractice, ({ title }) => ({ kind: 'practice', id, title }))

export const getPractice = (id: number, signal?: AbortSignal): Promise<PracticeDetail> =>
  practiceCall(id).request(signal)
