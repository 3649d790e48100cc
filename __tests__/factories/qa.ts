/** As the server sends them. */
export const questionRowWire = (id: number, over: object = {}) => ({
  id,
  user_id: 1,
  title: `问题 ${id}`,
  status: 0,
  status_text: '未解决',
  credit1: 0,
  view_times: 12,
  answer_count: 2,
  vote_count: 3,
  created_at: '2026-01-02 10:00:00',
  ...over,
})

export const questionWire = (id: number, over: object = {}) => ({
  ...questionRowWire(id),
  category_id: 2,
  original_content: '第一行\n第二行',
  render_content: '第一行\n第二行',
  images_list: [],
  ...over,
})

export const answerWire = (id: number, over: object = {}) => ({
  id,
  question_id: 7,
  user_id: 20 + id,
  user: { avatar: '', nick_name: `同学 ${id}` },
  original_content: `回答 ${id}`,
  render_content: `回答 ${id}`,
  images_list: [],
  vote_count: 0,
  is_vote: 0,
  reply_count: 0,
  is_correct: 0,
  created_at: '2026-01-02 11:00:00',
  ...over,
})

export const detailWire = (question: object = {}, answers: object[] = [], over: object = {}) => ({
  question: questionWire(7, question),
  answers,
  is_admin: false,
  is_vote: false,
  ...over,
})
