import { type LearningPathDetail, listStudyLearningPaths, type StudyLearningPath } from '@/api/learningPath'
import { createAddonOrder } from '@/api/order'
import { dateOrDash } from '@/lib/time'
import { learningPathQueries } from '@/queries/learningPath'
import { contentQueryKeys, type GoodsKind, studyList, type StudyRow } from '../define'

const texts = {
  meta: (stepCount: number, partCount: number) => `学习路径 · ${stepCount} 步 · ${partCount} 门课程`,
  steps: (steps: number, parts: number) => `${steps} 步 · ${parts} 门课程`,
  boughtAt: (date: string) => `${date} 购买`,
}

const toRow = ({ learningPath: item, boughtAt }: StudyLearningPath): StudyRow => ({
  id: item.id,
  title: item.name,
  thumb: item.thumb,
  meta: [texts.steps(item.stepCount, item.partCount), texts.boughtAt(dateOrDash(boughtAt))].join(' · '),
  location: { name: 'learningPathShow', params: { id: item.id } },
})

const owned = studyList({
  key: 'owned',
  label: '已购',
  empty: { title: '买过的学习路径会放在这里', hint: '选一条，一步一步走' },
  fetch: listStudyLearningPaths,
  toRow,
})

const orderName = '学习路径'

/** Buying it opens everything that it consists of. */
export const learningPath = {
  type: 'learningPath',
  texts: {
    label: '学习路径',
    unpriced: '学习路径的价格没有读出来，暂时不能购买',
    owned: { title: '这条学习路径已经是你的了', hint: '不用再购买' },
    delivered: '路径里的内容都已打开，现在就能学',
    start: '开始学习',
  },
  names: { order: orderName, search: null, history: null, pathPart: null },
  switch: 'path',
  listLocation: { name: 'learningPathIndex', params: {} },
  detailLocation: (id) => ({ name: 'learningPathShow', params: { id } }),
  comments: null,
  favorite: null,
  study: {
    tab: { label: '路径', listLabel: '路径范围' },
    failed: '学习路径没有加载出来',
    toList: '去看学习路径',
    isOptional: true,
    lists: [owned],
  },
  protocol: 'purchase',
  sale: (id) => ({
    ...learningPathQueries.detail(id),
    select: ({ learningPath: item, steps, isOwned }: LearningPathDetail) => {
      const { name: title, thumb, priceCents, partCount } = item
      return { title, thumb, priceCents, meta: texts.meta(steps.length, partCount), isOwned }
    },
  }),
  createOrder: (id, promo) => createAddonOrder(`/addons/LearnPaths/api/v1/path/${id}/buy`, orderName, id, promo),
  outdated: contentQueryKeys,
  changesMember: false,
  promotionName: 'learnPath',
} satisfies GoodsKind
