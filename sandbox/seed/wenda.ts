import * as v from 'valibot'

import { HOUR } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readItems, readYaml } from './load'
import { loadMembers, memberId } from './members'
import { CategoryTree, fieldsOf, insertAll, isOn, natural, reference, seedCategories } from './rows'

const written = {
  /** Key of a member. */
  author: reference,
  content: v.string(),
  /** Hours before the seed moment. */
  hoursAgo: v.number(),
}

const voteCount = v.optional(natural, 0)
/** Names of figures. */
const images = v.optional(v.array(v.string()), [])

const Comment = v.strictObject({
  ...written,
  /** Key of the member who is answered. */
  to: v.optional(reference),
})

const Answer = v.strictObject({
  ...written,
  voteCount,
  images,
  isCorrect: isOn,
  comments: v.optional(v.array(Comment), []),
})

const Question = v.strictObject({
  ...written,
  ...fieldsOf(t.wendaQuestions, 'title', 'viewTimes'),
  category: reference,
  images,
  /** In points. */
  reward: v.optional(natural, 0),
  voteCount,
  answers: v.optional(v.array(Answer), []),
  /** Makes so many more answers. `{n}` is their number; `{d}` and `{m}` vary. */
  byRule: v.optional(v.strictObject({ count: natural, text: v.string() })),
})

export type WendaSeed = v.InferOutput<typeof Question> & { key: string }

export const loadWenda = () => ({
  wendaCategories: readYaml('wenda/categories.yaml', CategoryTree),
  wenda: readItems('wenda/questions.yaml', Question),
})

const pathsOf = (names: string[]) => names.map((name) => `/sandbox/art/figure/${name}.svg`)

/** Members of the academy write them in turn. */
function answersByRule({ byRule, hoursAgo }: WendaSeed): v.InferOutput<typeof Answer>[] {
  if (!byRule) return []
  const members = loadMembers()
  return Array.from({ length: byRule.count }, (_, index) => ({
    author: members[(index * 7) % members.length]?.key ?? '',
    content: byRule.text
      .replace('{n}', String(index + 2))
      .replace('{d}', String(1 + (index % 9)))
      .replace('{m}', String(5 * (1 + (index % 6)))),
    hoursAgo: hoursAgo * (1 - (index + 2) / (byRule.count + 3)),
    voteCount: (index * 13) % 40,
    images: [],
    comments: [],
  }))
}

export async function seedWenda(db: Db, categories: CategoryTree, seeds: WendaSeed[], now: number) {
  const categoryIds = await seedCategories(db, t.wendaCategories, categories)
  const answers: (typeof t.wendaAnswers.$inferInsert)[] = []
  const comments: (typeof t.wendaComments.$inferInsert)[] = []
  const questions = seeds.map((seed, index) => {
    const questionId = index + 1
    const at = (hoursAgo: number) => now - Math.round(hoursAgo * HOUR)
    const own = [...seed.answers, ...answersByRule(seed)]
    for (const answer of own) {
      const answerId = answers.length + 1
      const { content, voteCount, isCorrect = false } = answer
      answers.push({
        ...{ id: answerId, questionId, content, voteCount, isCorrect },
        memberId: memberId(answer.author, seed.key),
        images: pathsOf(answer.images),
        createdAt: at(answer.hoursAgo),
      })
      for (const comment of answer.comments)
        comments.push({
          answerId,
          memberId: memberId(comment.author, seed.key),
          replyUserId: comment.to === undefined ? 0 : memberId(comment.to, seed.key),
          content: comment.content,
          createdAt: at(comment.hoursAgo),
        })
    }
    return {
      ...{ id: questionId, title: seed.title, content: seed.content, credit1: seed.reward },
      ...{ viewTimes: seed.viewTimes, voteCount: seed.voteCount },
      memberId: memberId(seed.author, seed.key),
      categoryId: categoryIds.of(seed.category, seed.key),
      images: pathsOf(seed.images),
      isSolved: own.some(({ isCorrect }) => isCorrect),
      answeredAt: own.length > 0 ? at(Math.min(...own.map(({ hoursAgo }) => hoursAgo))) : null,
      createdAt: at(seed.hoursAgo),
    }
  })
  await insertAll(db, t.wendaQuestions, questions)
  await insertAll(db, t.wendaAnswers, answers)
  await insertAll(db, t.wendaComments, comments)
}
