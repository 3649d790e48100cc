import * as v from 'valibot'

import type { Db } from '../db/open'
import * as t from '../db/schema'
import { Comments } from './comments'
import { readTexts, readYaml } from './load'
import { htmlOf } from './markdown'
import { CategoryList, fieldsOf, insertAll, natural, reference, rowOf, seedList } from './rows'

const Topic = v.strictObject({
  ...fieldsOf(t.topics, 'title', 'isVipFree', 'isNeedLogin', 'isHidden'),
  ...fieldsOf(t.topics, 'summary', 'freeHtml', 'html', 'viewTimes', 'voteCount'),
  category: reference,
  priceYuan: v.optional(natural, 0),
  daysAgo: v.number(),
  comments: Comments,
})

export type TopicSeed = v.InferOutput<typeof Topic> & { key: string }

/** The paid part begins at `<!-- more -->`. */
function readText(text: string) {
  const [free = '', rest] = text.split('<!-- more -->')
  return rest === undefined ? { freeHtml: '', html: htmlOf(free) } : { freeHtml: htmlOf(free), html: htmlOf(rest) }
}

export const loadTopics = () => ({
  topicCategories: readYaml('topics/categories.yaml', CategoryList),
  topics: readTexts('topics', Topic, readText),
})

export async function seedTopics(db: Db, categories: CategoryList, seeds: TopicSeed[], now: number) {
  const ids = await seedList(db, t.topicCategories, categories, 1)
  const rows = seeds.map((seed, index) => ({
    ...rowOf(seed, index, now),
    categoryId: ids.of(seed.category, seed.key),
    userCount: seed.priceYuan > 0 ? Math.round(seed.viewTimes / 20) : 0,
  }))
  await insertAll(db, t.topics, rows)
}
