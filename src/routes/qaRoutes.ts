import { id, oneOf, optional, text } from './params'
import { categoryFilter, route } from './routeSpec'

export const qaRoutes = {
  qaIndex: route({
    path: 'packageA/qa/index',
    title: '问答',
    switch: 'wenda',
    params: {
      ...categoryFilter,
      scene: optional(oneOf('solved', 'unsolved', 'last_answer')),
      keywords: optional(text),
    },
    hasPullDownRefresh: true,
  }),
  /** `from`: the page on which the learner asked, in the form of a login redirect. */
  qaShow: route({
    path: 'packageA/qa/show',
    title: '问题',
    switch: 'wenda',
    params: { id, from: optional(text) },
    hasPullDownRefresh: true,
    isForwarded: true,
  }),
  /** `about`: the learner's place, in words; the question begins with them. */
  qaCreate: route({
    path: 'packageA/qa/create',
    title: '提问',
    switch: 'wenda',
    params: { about: optional(text), from: optional(text) },
  }),
  qaEdit: route({ path: 'packageA/qa/edit', title: '编辑问题', switch: 'wenda', params: { id } }),
  qaReply: route({ path: 'packageA/qa/reply', title: '写回答', switch: 'wenda', params: { id } }),
  /** `id` is the answer's. */
  qaAnswerComments: route({
    path: 'packageA/qa/answer_comments',
    title: '全部回复',
    switch: 'wenda',
    params: { id, question_id: optional(id) },
    hasPullDownRefresh: true,
  }),
  qaAnswerCommentReply: route({
    path: 'packageA/qa/answer_comment_reply',
    title: '回复',
    switch: 'wenda',
    params: { id, question_id: optional(id), reply_user_id: optional(id), nick_name: optional(text) },
  }),
  qaMine: route({
    path: 'packageA/qa/mine',
    title: '我的问答',
    switch: 'wenda',
    params: { tab: optional(oneOf('answers')) },
    hasPullDownRefresh: true,
  }),
} as const
