import * as attempt from '@/api/attempt'
import * as exam from '@/api/exam'
import * as mockPaper from '@/api/mockPaper'
import * as order from '@/api/order'
import * as paper from '@/api/paper'
import * as practice from '@/api/practice'
import type { Answer, Question } from '@/api/question'
import { kindOf } from '@/goods/kinds'
import { itemOf } from '../setup/saleItem'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  admin: (route: string, body: unknown) => Promise<unknown>
}

const all = { categoryId: 0, childId: 0 }

/** The calls about papers, mock papers and practices, from the hall to a bought one. */
export function examTests({ mark, login, admin }: Context): void {
  test('exams: the hall counts what the lists hold', async () => {
    await login()
    const stats = await mark('exam.getExamStats', exam.getExamStats())
    const papers = await mark('exam.listExams', exam.listExams('paper', all, 1, 10))
    expect(papers).toMatchObject({ total: stats.paperCount, hasMore: true, page: 1 })
    expect(papers.categories.map(({ children }) => children.length)).toEqual([2, 0, 0, 2])
    expect((await exam.listExams('mockPaper', all, 1, 10)).total).toBe(stats.mockPaperCount)
    expect((await exam.listExams('practice', all, 1, 10)).total).toBe(stats.practiceCount)
    const [technology] = papers.categories
    const filter = { categoryId: technology?.id ?? 0, childId: technology?.children[0]?.id ?? 0 }
    expect((await exam.listExams('paper', filter, 1, 10)).items.map(({ title }) => title)).toEqual([
      '前端基础摸底',
      '编程开发阶段考试',
      '代码习惯随堂测',
    ])
    expect(stats.wrongCount).toBeGreaterThan(0)
  })

  test('exams: every detail says what its row says', async () => {
    await login()
    const items = async (kind: exam.ExamKind) => (await exam.listExams(kind, all, 1, 100)).items
    for (const { id, title, questionCount, canJoin, minutes } of await items('paper')) {
      const detail = await mark('paper.getPaper', paper.getPaper(id))
      expect(detail).toMatchObject({ title, questionCount, canJoin, minutes })
      expect(detail.passScore).toBeLessThan(detail.fullScore)
    }
    for (const { id, title, questionCount, canJoin, minutes } of await items('mockPaper'))
      expect(await mark('mockPaper.getMockPaper', mockPaper.getMockPaper(id))).toMatchObject({
        ...{ title, questionCount, canJoin, minutes },
      })
    for (const { id, title, questionCount, canJoin, progress } of await items('practice')) {
      const detail = await mark('practice.getPractice', practice.getPractice(id))
      expect(detail).toMatchObject({ title, questionCount, canJoin })
      expect(detail.chapters.reduce((sum, chapter) => sum + chapter.questionCount, 0)).toBe(questionCount)
      expect(detail.doneCount > 0).toBe(progress !== 'none')
    }
  })

  test('exams: my lists', async () => {
    await login()
    const [sat] = (await mark('exam.listMyExams', exam.listMyExams('paper', 1, 10))).items
    expect(sat).toMatchObject({ title: '前端基础摸底', bestScore: 65, fullScore: 80 })
    const [mock] = (await exam.listMyExams('mockPaper', 1, 10)).items
    expect(mock).toMatchObject({ title: '编程综合模拟', bestScore: 35, questionCount: 8 })
    const [practised] = (await exam.listMyExams('practice', 1, 10)).items
    expect(practised).toMatchObject({ title: '编程基础天天练', doneCount: 7, questionCount: 12 })
  })

  test.each(['paper', 'mockPaper', 'practice'] as const)('%s bought: not mine, ordered, paid, mine', async (type) => {
    await login('13900000021')
    const { items } = await exam.listExams(type, all, 1, 100)
    const { id = 0, priceCents = 0 } = items.find((item) => (item.priceCents ?? 0) > 0) ?? {}
    const kind = kindOf(type)
    expect(await itemOf(type, id)).toMatchObject({ priceCents, isOwned: false })
    const created = await mark('order.createAddonOrder', kind.order(id, null))
    expect(created).toMatchObject({ isPaid: false, amountDueCents: priceCents })
    await admin(`orders/${created.orderNo}/status`, { status: 9 })
    expect(await itemOf(type, id)).toMatchObject({ isOwned: true })
    expect((await exam.listMyExams(type, 1, 10)).items.map((mine) => mine.id)).toEqual([id])
    const [row] = (await order.listOrders(1, 10)).items
    expect(row?.goods).toMatchObject({ type: kind.names.order, id })
  })

  test.each(['paper', 'mockPaper'] as const)(
    'an attempt at a %s: begun, answered, handed in, reviewed',
    async (kind) => {
      await login()
      const title = kind === 'paper' ? '数理期末考试' : '六种题型模拟'
      const { items } = await exam.listExams(kind, all, 1, 100)
      const examId = items.find((item) => item.title === title)?.id ?? 0
      const recordId = await mark('attempt.startAttempt', attempt.startAttempt(kind, examId))
      const ref = { kind, examId, recordId }
      const begun = await mark('attempt.getAttempt', attempt.getAttempt(ref))
      expect(begun).toMatchObject({ status: 'running', score: 0 })
      expect(begun.deadlineAt?.getTime()).toBeGreaterThan(Date.now())
      const parts = begun.questions.flatMap((one) => one.parts)
      const answers = new Map(
        parts.flatMap(({ address, question }) => {
          const answer = someAnswer(question)
          return answer ? [[address, answer] as const] : []
        }),
      )
      expect(new Set([...answers.values()].map(({ type }) => type)).size).toBe(5)
      for (const [address, answer] of answers)
        await mark('attempt.saveAnswer', attempt.saveAnswer(ref, address, answer))
      const resumed = (await attempt.getAttempt(ref)).questions.flatMap((one) => one.parts)
      expect(new Map(resumed.map(({ address, answer }) => [address, answer]))).toEqual(answers)
      // Nothing of the key is told before the end.
      expect(resumed.map(({ question }) => keyOf(question)).filter((key) => key !== null)).toEqual([])
      const result = await mark('attempt.handInAttempt', attempt.handInAttempt(ref))
      expect(result.status).toBe('marked')
      const over = await attempt.getAttempt(ref)
      expect(over).toMatchObject({ status: 'marked', score: result.score })
      expect(over.questions.reduce((sum, { won }) => sum + won, 0)).toBe(result.score)
      const told = over.questions.flatMap((one) => one.parts).filter(({ question }) => question.type !== 'essay')
      expect(told.filter(({ question }) => keyOf(question) === null)).toEqual([])
      const [address, answer] = [...answers][0] ?? []
      if (address === undefined || answer === undefined) throw new Error('no question')
      await expect(attempt.saveAnswer(ref, address, answer)).rejects.toMatchObject({ message: '考试已结束' })
    },
  )
}

/** Anything that fits. */
function someAnswer(question: Question): Answer | null {
  switch (question.type) {
    case 'single':
      return { type: 'single', key: question.options[0]?.key ?? '' }
    case 'multiple':
      return { type: 'multiple', keys: question.options.slice(0, 2).map(({ key }) => key) }
    case 'blanks':
      return { type: 'blanks', texts: question.blanks.map((_, index) => (index === 0 ? '甲' : '')) }
    case 'essay':
      return { type: 'essay', text: '我的看法', images: [] }
    case 'judge':
      return { type: 'judge', isTrue: false }
    case 'unknown':
      return null
  }
}

function keyOf(question: Question): unknown {
  if (question.type === 'blanks') return question.blanks[0]?.right ?? null
  return 'right' in question ? question.right : null
}
