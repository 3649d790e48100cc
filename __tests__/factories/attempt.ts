/** One question of each type, and attempts at papers and mock papers, as the server sends them. */

const rich = (text: string) => ({ content: `<p>${text}</p>`, content_transform: { text, images: [], iframes: [] } })

export const singleWire = (over: object = {}) => ({
  ...{ id: 11, type: 1, type_text: '单选题', score: 5, ...rich('哪一个是素数') },
  ...{ option1: '<p>四</p>', option2: '<p>七</p>', option3: null, option10: '<p>九</p>' },
  ...over,
})

export const multipleWire = (over: object = {}) => ({
  ...{ id: 12, type: 2, type_text: '多选题', score: 6, ...rich('哪些是偶数') },
  ...{ option1: '二', option2: '四', option3: '五' },
  ...over,
})

export const blanksWire = (over: object = {}) => ({
  ...{ id: 13, type: 3, type_text: '填空题', score: 10, ...rich('一百与二百') },
  ...{ input_length: 2, answer_transform: [{ s: 5 }, { s: '5' }] },
  ...over,
})

export const essayWire = (over: object = {}) => ({
  ...{ id: 14, type: 4, type_text: '问答题', score: 20, ...rich('说说你的看法') },
  ...over,
})

export const judgeWire = (over: object = {}) => ({
  ...{ id: 15, type: 5, type_text: '判断题', score: 4, ...rich('水是湿的') },
  ...over,
})

const part = (wire: object) => ({ ...wire, id: undefined })

export const compoundWire = (over: object = {}) => ({
  ...{ id: 16, type: 6, type_text: '题帽题', score: 45 },
  content: JSON.stringify({
    header: '<p>阅读材料</p>',
    questions: [singleWire(), multipleWire(), blanksWire(), judgeWire(), essayWire()].map(part),
  }),
  content_transform: { header_transform: { text: '阅读材料', images: [], iframes: [] } },
  ...over,
})

/** A question in an attempt; nothing is answered yet. */
export const rowWire = (question: { id: number } | null, over: object = {}) => ({
  ...{ id: 900, question_id: question?.id ?? 1, question, answer_content: null, answer_contents_rows: [] },
  ...{ score: 0, is_correct: 0 },
  ...over,
})

export const allTypes = () =>
  [singleWire(), multipleWire(), blanksWire(), essayWire(), judgeWire(), compoundWire()].map((question) =>
    rowWire(question),
  )

export const paperAttemptWire = (record: object = {}, questions: object[] = allTypes()) => ({
  paper: { id: 3, title: '期末考试', score: 90, pass_score: 60, expired_minutes: 45 },
  user_paper: {
    ...{ id: 7, paper_id: 3, status: 1, score: 0, created_at: '2026-11-23 09:00:00', ended_at: '2026-11-23 09:45:00' },
    ...{ submit_at: null, used_seconds: 0 },
    ...record,
  },
  questions,
})

export const mockAttemptWire = (record: object = {}, questions: object[] = allTypes()) => ({
  paper: { id: 4, title: '模拟考试', pass_score: 30, expired_minutes: 20 },
  record: {
    ...{ id: 8, paper_id: 4, status: 0, get_score: 0, total_score: 90, created_at: '2026-11-23 09:00:00' },
    ...{ expired_at: '2026-11-23 09:20:00', use_seconds: 0 },
    ...record,
  },
  questions,
})
