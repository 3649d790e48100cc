import fs from 'node:fs'

import * as attempt from '@/api/attempt'
import * as exam from '@/api/exam'
import * as examAnswer from '@/api/examAnswer'
import * as questionBookIds from '@/api/questionBookIds'
import * as mockPaper from '@/api/mockPaper'
import * as order from '@/api/order'
import * as paper from '@/api/paper'
import * as practice from '@/api/practice'
import * as practising from '@/api/practising'
import * as questionBook from '@/api/questionBook'
import type { Answer, Question } from '@/api/question'
import { kindOf } from '@/goods/kinds'
import { itemOf } from '../setup/saleItem'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  admin: (route: string, body: unknown) => Promise<unknown>
  /** A file to write pictures to. */
  file: string
}

const all = { categoryId: 0, childId: 0 }

/** The calls about papers, mock papers and practices, from the hall to a bought one. */
export function examTests({ mark, login, admin, file }: Context): void {
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
    const created = await mark('order.createAddonOrder', kind.createOrder(id, null))
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
      const found = await mark('examAnswer.findExamId', examAnswer.findExamId(kind, recordId))
      expect(found).toBe(kind === 'paper' ? examId : 0)
      const begun = await mark('attempt.getAttempt', attempt.getAttempt(ref))
      expect(begun).toMatchObject({ status: 'running', score: 0 })
      expect(begun.deadlineAt?.getTime()).toBeGreaterThan(Date.now())
      const parts = begun.questions.flatMap((one) => one.parts)
      fs.writeFileSync(file, Buffer.from('ffd8ffe000104a464946', 'hex'))
      const images = [await mark('attempt.uploadEssayPicture', attempt.uploadEssayPicture(file))]
      const answers = new Map(
        parts.flatMap(({ address, question }) => {
          const answer = someAnswer(question)
          if (!answer) return []
          return [[address, answer.type === 'essay' ? { ...answer, images } : answer] as const]
        }),
      )
      expect(new Set([...answers.values()].map(({ type }) => type)).size).toBe(5)
      for (const [address, answer] of answers)
        await mark('examAnswer.saveAnswer', examAnswer.saveAnswer(ref, address, answer))
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
      await expect(examAnswer.saveAnswer(ref, address, answer)).rejects.toMatchObject({ message: '考试已结束' })
    },
  )

  test('a chapter: question by question, recorded once, a mistake enters the wrong-answer book', async () => {
    await login('13900000022')
    const { items } = await exam.listExams('practice', all, 1, 100)
    const practiceId = items.find(({ title }) => title === '编程基础天天练')?.id ?? 0
    const { chapters } = await practice.getPractice(practiceId)
    const { id: chapterId = 0, questionCount } = chapters[0] ?? {}
    const source = { kind: 'chapter', practiceId, chapterId } as const
    const set = await mark('practising.getQuestionSet', practising.getQuestionSet(source))
    expect(set).toMatchObject({ title: '编程基础天天练', doneIds: [], first: { id: set.ids[0] } })
    expect(set.ids).toHaveLength(questionCount ?? 0)
    const [, second = 0] = set.ids
    const question = await mark('practising.getPractisedQuestion', practising.getPractisedQuestion(source, second))
    const [part] = question.parts
    if (part?.question.type !== 'single' || part.question.right === null) throw new Error('no key')
    const { options, right } = part.question
    const wrong = options.find(({ key }) => !right.includes(key))?.key ?? ''
    const practised = { answers: [{ type: 'single' as const, key: wrong }], isCompound: false }
    await mark('examAnswer.recordAnswer', examAnswer.recordAnswer({ practiceId }, second, practised))
    await examAnswer.recordAnswer({ practiceId }, second, practised)
    expect((await practising.getQuestionSet(source)).doneIds).toEqual([second])
    expect((await practice.getPractice(practiceId)).doneCount).toBe(1)
    const mistakes = { kind: 'wrongBook', type: 0, ...all } as const
    expect((await practising.getQuestionSet(mistakes)).ids).toEqual([second])
    expect((await mark('questionBookIds.listBookIds', questionBookIds.listBookIds('wrongBook'))).ids).toEqual([second])
    const summary = await mark('questionBook.getBookSummary', questionBook.getBookSummary('wrongBook', 0))
    expect(summary.countByType.get(1)).toBe(1)
    expect(summary.categories.map(({ name }) => name)).toEqual(['编程开发(1)'])
    await mark('questionBook.removeMistake', questionBook.removeMistake(second))
    expect(await practising.getQuestionSet(mistakes)).toMatchObject({ ids: [], first: null })
    expect(await questionBookIds.listBookIds('wrongBook')).toEqual({ ids: [], isCopy: false })
  })

  test('the daily twenty; every type of a book is read, recorded and told its key', async () => {
    await login()
    const daily = await practising.getQuestionSet({ kind: 'daily', practiceId: 1 })
    expect(daily.ids.length).toBeGreaterThan(0)
    expect(daily.ids.length).toBeLessThanOrEqual(20)
    const book = (type: number) => ({ kind: 'wrongBook', type, ...all }) as const
    const { countByType } = await questionBook.getBookSummary('wrongBook', 0)
    for (const type of [1, 2, 3, 4, 5, 6]) {
      const { ids, first } = await practising.getQuestionSet(book(type))
      expect(ids).toHaveLength(countByType.get(type) ?? 0)
      if (!first) continue
      expect(first.sharedStem !== null).toBe(type === 6)
      const told = first.parts.filter(({ question }) => question.type !== 'essay')
      expect(told.filter(({ question }) => keyOf(question) === null)).toEqual([])
      const answers = first.parts.map(({ question }) => someAnswer(question))
      await examAnswer.recordAnswer({ book: 'wrongBook' }, first.id, { answers, isCompound: type === 6 })
      await examAnswer.recordAnswer({ book: 'wrongBook' }, first.id, {
        answers: answers.map(() => null),
        isCompound: type === 6,
      })
    }
  })

  test('a question is collected, found in the collection, and let go', async () => {
    await login('13900000023')
    const daily = await practising.getQuestionSet({ kind: 'daily', practiceId: 1 })
    const [first = 0, second = 0] = daily.ids
    const collected = () =>
      mark('questionBook.listFavoriteQuestions', questionBook.listFavoriteQuestions([first, second]))
    expect(await collected()).toEqual([])
    await mark('questionBook.toggleFavoriteQuestion', questionBook.toggleFavoriteQuestion(second))
    expect(await collected()).toEqual([second])
    const collection = { kind: 'collection', type: 0, ...all } as const
    expect((await practising.getQuestionSet(collection)).ids).toEqual([second])
    expect(await practising.getPractisedQuestion(collection, second)).toMatchObject({ id: second })
    expect([...(await questionBook.getBookSummary('collection', 0)).countByType.values()]).toContain(1)
    await questionBook.toggleFavoriteQuestion(second)
    expect(await collected()).toEqual([])
  })
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
