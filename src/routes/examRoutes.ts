import { id, optional, text } from './params'
import { categoryFilter, route } from './routeSpec'

const attempt = { params: { id, record: id }, hasPullDownRefresh: true } as const

const book = { switch: 'wrongBook', hasPullDownRefresh: true } as const

/** The type of question (docs/backend/exams.md#question-types), and the category. */
const bookFilter = { type: optional(id), ...categoryFilter }

/**
 * Papers, mock papers, practices and the member's own. All rooms with questions lie in one folder, and so in one
 * sub-package of the mini-program: the room's code is in it once.
 */
export const examRoutes = {
  examPaperIndex: route({
    path: 'packageA/exam/paper/index',
    title: '在线考试',
    switch: 'paper',
    params: categoryFilter,
    hasPullDownRefresh: true,
    hasSearch: true,
  }),
  examPaperShow: route({
    path: 'packageA/exam/paper/show',
    title: '试卷',
    switch: 'paper',
    params: { id },
    share: 'paper',
  }),
  examPaperPlay: route({ path: 'packageA/exam/play/paper', title: '考试', switch: 'paper', ...attempt }),
  examMockIndex: route({
    path: 'packageA/exam/mock/index',
    title: '模拟考试',
    switch: 'mockPaper',
    params: categoryFilter,
    hasPullDownRefresh: true,
    hasSearch: true,
  }),
  examMockShow: route({
    path: 'packageA/exam/mock/show',
    title: '模拟试卷',
    switch: 'mockPaper',
    params: { id },
    isForwarded: true,
  }),
  examMockPlay: route({ path: 'packageA/exam/play/mock', title: '模拟考试', switch: 'mockPaper', ...attempt }),
  examPracticeIndex: route({
    path: 'packageA/exam/practice/index',
    title: '练习模式',
    switch: 'practice',
    params: categoryFilter,
    hasPullDownRefresh: true,
    hasSearch: true,
  }),
  examPracticeShow: route({
    path: 'packageA/exam/practice/show',
    title: '练习',
    switch: 'practice',
    params: { id },
    share: 'practice',
  }),
  /** Without a chapter: the daily twenty. */
  examPracticePlay: route({
    path: 'packageA/exam/play/practice',
    title: '练习',
    switch: 'practice',
    params: { id, chapter: optional(id) },
  }),
  examWrongBook: route({ path: 'packageA/exam/wrongbook/index', title: '错题本', ...book }),
  examWrongBookPlay: route({
    path: 'packageA/exam/play/wrongbook',
    title: '错题本',
    switch: 'wrongBook',
    params: bookFilter,
  }),
  examCollection: route({ path: 'packageA/exam/collection/index', title: '收藏的题', ...book }),
  examCollectionPlay: route({
    path: 'packageA/exam/play/collection',
    title: '收藏的题',
    switch: 'wrongBook',
    params: bookFilter,
  }),
  /** Questions of both books that are about to be forgotten; with `ids` (11,14) those that one attempt missed. */
  examReview: route({
    path: 'packageA/exam/play/review',
    title: '今日复习',
    switch: 'wrongBook',
    params: { ids: optional(text) },
  }),
  examUserPaper: route({
    path: 'packageA/exam/user/paper',
    title: '我的考试',
    switch: 'paper',
    hasPullDownRefresh: true,
  }),
  examUserMock: route({
    path: 'packageA/exam/user/mock-paper',
    title: '我的模考',
    switch: 'mockPaper',
    hasPullDownRefresh: true,
  }),
  examUserPractice: route({
    path: 'packageA/exam/user/practice',
    title: '我的练习',
    switch: 'practice',
    hasPullDownRefresh: true,
  }),
}
