import fs from 'node:fs'

import * as member from '@/api/member'
import * as qa from '@/api/qa'

import { fetchOnce } from '../setup/fetchOnce'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  /** A file to write pictures to. */
  file: string
}

const all: qa.QuestionFilter = { scene: 'default', categoryId: 0, keywords: '' }

/** The calls about questions and answers: two members, one question, its reward. */
export function qaTests({ mark, login, file }: Context): void {
  test('questions: the list by scene, category and words', async () => {
    await login()
    const list = await mark('qa.listQuestions', qa.listQuestions(all, 1, 100))
    expect(new Set(list.items.map(({ isSolved }) => isSolved))).toEqual(new Set([true, false]))
    expect(list.categories.map(({ children }) => children.length)).toEqual([3, 2, 0, 0])
    const solved = await qa.listQuestions({ ...all, scene: 'solved' }, 1, 100)
    expect(solved.items.every(({ isSolved }) => isSolved)).toBe(true)
    const many = (await qa.listQuestions({ ...all, keywords: '复习' }, 1, 100)).items[0]
    expect(many?.answerCount).toBe(500)
    expect((await qa.getQuestion(many?.id ?? 0)).answers).toHaveLength(500)
    const comments = await mark('qa.listAnswerComments', qa.listAnswerComments(1, 1, 2))
    expect(comments).toMatchObject({ total: 3, hasMore: true })
  })

  test('asked with a picture and a reward, answered, commented, voted for, adopted: the points have moved', async () => {
    await login('13800000001')
    const [category] = await mark('qa.listQuestionCategories', qa.listQuestionCategories())
    expect(await mark('qa.getRewardRule', qa.getRewardRule())).toBe(true)
    fs.writeFileSync(file, Buffer.from('ffd8ffe000104a464946', 'hex'))
    const url = await mark('qa.uploadPicture', qa.uploadPicture(file))
    const draft = { title: '怎么办', categoryId: category?.id ?? 0, text: '第一行\n<b>第二行</b>', images: [url] }
    const before = await member.getMember()
    const id = await mark('qa.createQuestion', qa.createQuestion(draft, 5))
    expect((await member.getMember()).points).toBe(before.points - 5)
    await expect(qa.createQuestion(draft, before.points)).rejects.toMatchObject({ message: '积分余额不足' })
    expect(await mark('qa.getQuestionForm', qa.getQuestionForm(id))).toMatchObject({ title: '怎么办', reward: 5 })
    await mark('qa.updateQuestion', qa.updateQuestion(id, { ...draft, title: '到底怎么办' }))
    expect((await mark('qa.listMyQuestions', qa.listMyQuestions(1, 10))).items[0]).toMatchObject({
      id,
      title: '到底怎么办',
    })

    await login('13800000002')
    const { points } = await member.getMember()
    await mark('qa.createAnswer', qa.createAnswer(id, { text: '这样办', images: [] }))
    await qa.createAnswer(id, { text: '说错了', images: [] })
    const mine = await mark('qa.listMyAnswers', qa.listMyAnswers(1, 10))
    expect(mine.items[0]).toMatchObject({ questionId: id, text: '说错了' })
    await mark('qa.removeAnswer', qa.removeAnswer(mine.items[0]?.id ?? 0))
    const seen = await mark('qa.getQuestion', qa.getQuestion(id))
    expect(seen).toMatchObject({ isMine: false, isVoted: false, answers: [{ text: '这样办' }] })
    expect(seen.question).toMatchObject({
      text: '第一行\n<b>第二行</b>',
      html: '<p>第一行<br>&lt;b&gt;第二行&lt;/b&gt;</p>',
      images: [url],
    })
    expect((await fetchOnce(url)).status).toBe(200)
    expect(await mark('qa.toggleVote', qa.toggleVote('question', id, true))).toBe(true)
    expect((await qa.getQuestion(id)).isVoted).toBe(true)
    expect(await qa.toggleVote('question', id, false)).toBe(false)

    await login('13800000001')
    const [answer] = (await qa.getQuestion(id)).answers
    const answerId = answer?.id ?? 0
    await mark('qa.createAnswerComment', qa.createAnswerComment(answerId, '谢谢', answer?.authorId ?? 0))
    expect((await qa.listAnswerComments(answerId, 1, 10)).items[0]).toMatchObject({
      text: '谢谢',
      replyTo: '周知行',
    })
    await mark('qa.adoptAnswer', qa.adoptAnswer(id, answerId))
    expect(await qa.getQuestion(id)).toMatchObject({ question: { isSolved: true }, answers: [{ isAdopted: true }] })
    await expect(qa.createAnswer(id, { text: '晚了', images: [] })).rejects.toMatchObject({ message: '问题已解决' })
    const other = await qa.createQuestion(draft, 0)
    await mark('qa.removeQuestion', qa.removeQuestion(other))
    await expect(qa.getQuestion(other)).rejects.toMatchObject({ kind: 'rejected' })

    await login('13800000002')
    expect((await member.getMember()).points).toBe(points + 5)
  })
}
