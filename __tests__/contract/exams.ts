import * as exam from '@/api/exam'
import * as mockPaper from '@/api/mockPaper'
import * as order from '@/api/order'
import * as paper from '@/api/paper'
import * as practice from '@/api/practice'
import { kindOf } from '@/goods/kinds'

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

  const kinds = [
    ['paper', 'order.createPaperOrder', order.createPaperOrder],
    ['mockPaper', 'order.createMockPaperOrder', order.createMockPaperOrder],
    ['practice', 'order.createPracticeOrder', order.createPracticeOrder],
  ] as const

  test.each(kinds)('%s bought: not mine, ordered, paid, mine', async (type, name, create) => {
    await login('13900000021')
    const { items } = await exam.listExams(type, all, 1, 100)
    const { id = 0, priceCents = 0 } = items.find((item) => (item.priceCents ?? 0) > 0) ?? {}
    const kind = kindOf(type)
    expect(await kind.load(id)).toMatchObject({ priceCents, isOwned: false })
    const created = await mark(name, create(id, null))
    expect(created).toMatchObject({ isPaid: false, amountDueCents: priceCents })
    await admin(`orders/${created.orderNo}/status`, { status: 9 })
    expect(await kind.load(id)).toMatchObject({ isOwned: true })
    expect((await exam.listMyExams(type, 1, 10)).items.map((mine) => mine.id)).toEqual([id])
    const [row] = (await order.listOrders(1, 10)).items
    expect(row?.goods).toMatchObject({ type: kind.orderType, id })
  })
}
