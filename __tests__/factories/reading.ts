import type { LearningPathDetail } from '@/api/learningPath'
import type { LearningPathPart } from '@/api/learningPathStep'
import type { ArticleDetail } from '@/api/article'

/** Articles and learning paths as the server sends them. */
export const topicWire = (id: number, over: object = {}) => ({
  id,
  title: `文章 ${id}`,
  thumb: '',
  category: { id: 1, name: '学习方法' },
  charge: 0,
  is_vip_free: 0,
  is_need_login: 0,
  view_times: 3286,
  vote_count: 12,
  comment_times: 0,
  created_at: '2024-05-01 10:30:00',
  ...over,
})

export const topicDetailWire = (topic: object = {}, over: object = {}) => ({
  topic: { ...topicWire(3), free_content_render: '', render_content: '<p>正文在此</p>', ...topic },
  is_buy: true,
  is_vote: false,
  is_collect: false,
  ...over,
})

export const pathWire = (id: number, over: object = {}) => ({
  id,
  name: `路径 ${id}`,
  thumb: '',
  desc: '',
  charge: 199,
  original_charge: 338,
  courses_count: 9,
  ...over,
})

export const partWire = (id: number, over: object = {}) => ({
  id,
  other_id: 100 + id,
  type: 'course',
  type_text: '录播课',
  name: `内容 ${id}`,
  thumb: '',
  charge: 39,
  ...over,
})

export const aTopicDetail = (
  over: Partial<ArticleDetail> = {},
  topic: Partial<ArticleDetail['article']> = {},
): ArticleDetail => ({
  article: {
    id: 3,
    title: '后悔药清单',
    thumb: '',
    categoryName: '编程技术',
    priceCents: 500,
    isVipFree: false,
    viewCount: 10,
    likeCount: 2,
    publishedAt: null,
    ...topic,
  },
  teaserHtml: '<p>开头</p>',
  html: '',
  canRead: false,
  isLiked: false,
  isFavorite: false,
  ...over,
})

export const aPart = (id: number, over: Partial<LearningPathPart> = {}): LearningPathPart => ({
  id,
  type: 'course',
  typeName: '录播课',
  goodsId: 100 + id,
  title: `内容 ${id}`,
  thumb: '',
  priceCents: 3900,
  isLearned: null,
  isOwned: null,
  ...over,
})

/** Parts by step. */
export const aPathDetail = (
  steps: LearningPathPart[][],
  over: Partial<LearningPathDetail> = {},
): LearningPathDetail => ({
  learningPath: {
    id: 1,
    name: '从零到前端',
    thumb: '',
    html: '',
    priceCents: 19900,
    originalCents: 33800,
    partCount: steps.flat().length,
    stepCount: steps.length,
  },
  steps: steps.map((parts, index) => ({ id: index + 1, name: `第 ${index + 1} 步`, desc: '', parts })),
  isOwned: false,
  progressPercent: null,
  ...over,
})
