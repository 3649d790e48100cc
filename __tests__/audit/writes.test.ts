import fs from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

import { startAttempt } from '@/api/attempt'
import { loginByPassword } from '@/api/auth'
import { type CommentTarget, listComments } from '@/api/comment'
import { getMember, type Member } from '@/api/member'
import { listMallOrders } from '@/api/pointsMall'
import {
  getQuestion,
  listAnswerComments,
  listMyAnswers,
  listMyQuestions,
  listQuestionCategories,
  listQuestions,
} from '@/api/qa'
import { listWithdrawals } from '@/api/referralAccount'
import { sendOnce } from '@/features/shared/action'
import { book } from '@/goods/kinds/book'
import { live } from '@/goods/kinds/live'
import { commentMutations, isBy } from '@/queries/comment'
import type { Creation } from '@/queries/mutation'
import { pointsMallMutations } from '@/queries/pointsMall'
import { qaMutations } from '@/queries/qa'
import { referralMutations } from '@/queries/referral'
import { snapshotMutations } from '@/queries/snapshot'
import { useSession } from '@/stores/session'

jest.mock('@/http/rateLimiter', () => ({ createRateLimiter: () => ({ acquire: async () => undefined }) }))

import { connectAs } from '../setup/connect'
import { type SandboxProcess, startSandbox } from '../setup/sandboxProcess'

/**
 * Every call of `src/api` that changes something on the server: what creates can be looked up, and of every other it is
 * said why twice is once. A new call that stands in neither table is red.
 */
const creates: Record<string, object> = {
  'qa.createQuestion': qaMutations.ask.findMine,
  'qa.createAnswer': qaMutations.answer.findMine,
  'qa.createAnswerComment': qaMutations.comment.findMine,
  'comment.createComment': commentMutations.create({ kind: 'course', id: 1 }).findMine,
  'addonComment.createAddonComment': commentMutations.create({ kind: 'topic', id: 1 }).findMine,
  'referralAccount.createWithdrawal': referralMutations.withdraw.findMine,
  'pointsMall.exchangeMallGoods': pointsMallMutations.exchange.findMine,
  'snapshot.createSnapshot': snapshotMutations.create({ type: 'vod', id: 1 }).findMine,
}

const reads = 'it changes nothing'
const sets = 'it sets a value; the same once more changes nothing'
const removes = 'what is gone cannot be removed again'
const asksAnew = 'a mark: after a lost answer its query is read before it is flipped again (`useMark`)'
const orders = 'the checkout looks for a pending order before it creates one (`pendingOrder`)'
const login = 'another login of the same account; the last token counts'

const twiceIsOnce: Record<string, string> = {
  'article.toggleArticleFavorite': asksAnew,
  'article.toggleArticleLike': asksAnew,
  'attempt.handInAttempt': 'handing in again gives the same answer',
  'examAnswer.saveAnswer': sets,
  'attempt.startAttempt': 'gives the attempt that runs',
  'attempt.uploadEssayPicture': 'a file that belongs to nothing until the answer is saved',
  'appleLogin.canLoginByApple': reads,
  'appleLogin.loginByApple': login,
  'auth.bindMobile': sets,
  'auth.bindWithCode': 'a code of the consent is good for one try',
  'auth.canSendEmail': reads,
  'auth.createMiniSession': login,
  'auth.loginByCode': login,
  'auth.loginByMiniPhone': login,
  'auth.loginByMiniProfile': login,
  'auth.loginByMobile': login,
  'auth.loginByPassword': login,
  'auth.registerWithSocialite': login,
  'auth.resetPassword': sets,
  'auth.resetPasswordByEmail': sets,
  'auth.sendEmailCode': 'the newest code counts, and the server lets a minute pass',
  'auth.sendSmsCode': 'the newest code counts, and the server lets a minute pass',
  'course.createAttachmentUrl': 'a link for one download, one a tap',
  'course.toggleCourseFavorite': asksAnew,
  'course.updateWatchPosition': 'the largest position counts',
  'faceCheck.createFaceCheck': 'another ticket; the first ends by itself',
  'favorite.toggleFavorite': asksAnew,
  'flashSale.reserveFlashSale': 'one piece a member: the second is refused, and the place is looked up',
  'history.createHistoryRecord': 'one record a thing',
  'image.uploadImage': 'a file that belongs to nothing until what it is for is sent',
  'inviteCode.createInviteCode': 'one code a member',
  'liveRoom.createChatMessage': 'the history of the room tells which lines have arrived',
  'liveRoom.signIn': 'once a round',
  'liveWatch.updateLiveWatch': 'the largest position counts',
  'member.agreeToAgreements': sets,
  'message.markAllMessagesRead': sets,
  'message.markMessageRead': sets,
  'order.createBase': orders,
  'order.createHead': `${orders}; HEAD lists no unpaid ones: the device remembers its own, and one left behind ends by itself`,
  'order.createMiniPayment': 'another way to pay the same order',
  'order.getTransferText': reads,
  'order.payByBalance': 'an order is paid once',
  'order.takesOrders': reads,
  'examAnswer.recordAnswer': sets,
  'profile.bindFirstMobile': sets,
  'profile.createDeletion': 'one request an account',
  'profile.proveMobile': 'another sign of the same proof',
  'profile.removeSocialite': removes,
  'profile.updateAvatar': sets,
  'profile.updateMobile': sets,
  'profile.updateNickname': sets,
  'profile.updatePassword': sets,
  'promo.checkPromoCode': reads,
  'qa.adoptAnswer': 'one answer a question',
  'qa.removeAnswer': removes,
  'qa.removeQuestion': removes,
  'qa.toggleVote': asksAnew,
  'qa.updateQuestion': sets,
  'qa.uploadPicture': 'a file that belongs to nothing until the text is sent',
  'questionBook.listFavoriteQuestions': reads,
  'questionBook.removeMistake': removes,
  'questionBook.toggleFavoriteQuestion': asksAnew,
  'redemption.send': 'a code is good once; the records tell whether it was mine',
  'referral.bindReferrer': sets,
  'session.revokeToken': removes,
  'shellPayment.ask': 'another way to pay the same order',
  'shellPayment.createAppleOrder': 'nothing is paid by it; a receipt is verified once',
  'shellPayment.verifyApplePurchase': 'a receipt is verified once',
  'signIn.signInToday': 'once a day',
  'snapshot.removeSnapshot': removes,
}

const sources = path.resolve(__dirname, '../../src/api')
const senders = ['request', 'upload', 'uploadImage']
const readers = /^(get|list|find|count|search|reader|pagedCall|ask|read|request)(?![a-z])/

interface Sent {
  /** The function that sends it, such as `qa.toggleVote`. */
  name: string
  code: string
}

function callsOf(file: string): Sent[] {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(path.join(sources, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: Sent[] = []
  const look = (node: ts.Node, owner: string): void => {
    if (ts.isCallExpression(node) && senders.includes(node.expression.getText())) {
      found.push({ name: `${path.basename(file, '.ts')}.${owner}`, code: node.getText() })
    }
    node.forEachChild((child) => look(child, owner))
  }
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) look(statement, statement.name?.text ?? '')
    if (!ts.isVariableStatement(statement)) continue
    for (const declared of statement.declarationList.declarations) look(declared, declared.name.getText())
  }
  return found
}

const calls = fs.readdirSync(sources).flatMap(callsOf)

/** Sends anything but a GET, or a GET under a name that is no reading. */
const isWrite = ({ name, code }: Sent): boolean =>
  !code.includes("method: 'GET'") || !readers.test(name.slice(name.indexOf('.') + 1))

test('every write is known: it can be looked up, or twice is once', () => {
  const writes = calls.filter(isWrite).map(({ name }) => name)
  const named = [...Object.keys(creates), ...Object.keys(twiceIsOnce)]
  expect(writes.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !writes.includes(name))).toEqual([])
})

test('every mark waits for the last press, so its call must outlive the page that is left right after it', () => {
  const marks = calls.filter(({ name }) => twiceIsOnce[name] === asksAnew)
  expect(marks.length).toBeGreaterThan(0)
  expect(marks.filter(({ code }) => !code.includes('outlivesPage: true')).map(({ name }) => name)).toEqual([])
})

/** What is tapped, and how many of it are on the server. */
interface Case {
  tap: () => Promise<unknown>
  count: () => Promise<number>
}

const caseOf = <A, R>(mutation: Creation<A, R>, given: A, count: () => Promise<number>): Case => ({
  tap: () => sendOnce(mutation, given),
  count,
})

const text = '答案丢在路上的一句话'
const many = 50

const direct = globalThis.fetch
let sandbox: SandboxProcess
let member: Member
let token: string | null = null

/** Every call arrives. `lost`: the next answer to a POST does not come back; `tunnel`: nor does anything after it. */
let network: 'fine' | 'lost' | 'tunnel' | 'cut off' = 'fine'

const throughTunnel: typeof fetch = async (input, init = {}) => {
  if (network === 'cut off') throw new TypeError('Failed to fetch')
  const answer = await direct(`${sandbox.origin}${String(input)}`, init)
  if (init.method !== 'POST' || network === 'fine') return answer
  network = network === 'tunnel' ? 'cut off' : 'fine'
  throw new TypeError('Failed to fetch')
}

beforeAll(async () => {
  sandbox = await startSandbox()
  globalThis.fetch = throughTunnel
  connectAs(() => token)
}, 60_000)

/** The academy as it was, with its points and balances. */
async function beginAnew(): Promise<void> {
  network = 'fine'
  await direct(`${sandbox.origin}/sandbox/reset`, { method: 'POST' })
  token = await loginByPassword('13800000001', 'zhitu123', undefined)
  member = await getMember()
  useSession.setState({ user: member, isLogin: true })
}

afterAll(() => {
  globalThis.fetch = direct
  sandbox.stop()
})

beforeEach(() => {
  localStorage.clear()
  network = 'fine'
})

const comments = (target: CommentTarget): Case =>
  caseOf(
    commentMutations.create(target),
    { text },
    async () => (await listComments(target, false)).items.filter((comment) => isBy(member, comment)).length,
  )

/** A question of somebody else that takes answers, and one of its answers. */
async function openQuestion() {
  const { items } = await listQuestions({ scene: 'unsolved', categoryId: 0, keywords: '' }, 1, many)
  for (const { id } of items) {
    const { answers, isMine } = await getQuestion(id)
    if (!isMine && answers[0]) return { questionId: id, answerId: answers[0].id }
  }
  throw new Error('there is no open question')
}

const cases: Record<string, () => Case | Promise<Case>> = {
  async 'a question with a reward'() {
    const [category] = await listQuestionCategories()
    const draft = { title: text, text, categoryId: category?.id ?? 0, images: [] }
    const mine = async () => (await listMyQuestions(1, many)).items.filter(({ title }) => title === text).length
    return caseOf(qaMutations.ask, { place: '', draft, reward: 1 }, mine)
  },
  async 'an answer'() {
    const { questionId } = await openQuestion()
    const mine = async () => (await listMyAnswers(1, many)).items.filter((answer) => answer.text === text).length
    return caseOf(qaMutations.answer, { questionId, text, images: [] }, mine)
  },
  async 'a comment of an answer'() {
    const ids = await openQuestion()
    const mine = async () =>
      (await listAnswerComments(ids.answerId, 1, many)).items.filter(({ authorId }) => authorId === member.id).length
    return caseOf(qaMutations.comment, { ...ids, text, replyUserId: 0 }, mine)
  },
  'a comment of a course': () => comments({ kind: 'course', id: 1 }),
  'a comment of a lesson': () => comments({ kind: 'lesson', id: 1 }),
  'a comment of an article': () => comments({ kind: 'topic', id: 1 }),
  'a comment of a book’s article': () => comments({ kind: 'bookArticle', id: 1 }),
  'a comment of a book': () => comments(book.comments(1)),
  'a comment of a live course': () => comments(live.comments(1)),
  'a withdrawal': () =>
    caseOf(
      referralMutations.withdraw,
      { account: 'a@b.c', name: member.nickname, amountCents: 100 },
      async () => (await listWithdrawals(1, many)).items.length,
    ),
  'a points order': () =>
    caseOf(
      pointsMallMutations.exchange,
      {
        goods: { id: 1, title: '' },
        address: {
          id: 0,
          name: '林小满',
          mobile: '13800000001',
          province: '浙江省',
          city: '杭州市',
          area: '西湖区',
          street: '1 号',
        },
      },
      async () => (await listMallOrders(1, many)).items.length,
    ),
}

describe('the answer is lost, and the list as well', () => {
  beforeAll(beginAnew, 60_000)
  test.each(Object.entries(cases))(
    '%s: a second tap in the tunnel, a third out of it: there is one',
    async (_, make) => {
      const { tap, count } = await make()
      const before = await count()
      network = 'tunnel'
      await expect(tap()).rejects.toMatchObject({ kind: 'offline' })
      await expect(tap()).rejects.toMatchObject({ kind: 'offline' })
      network = 'fine'
      await tap()
      expect((await count()) - before).toBe(1)
    },
  )
})

describe('only the answer is lost', () => {
  beforeAll(beginAnew, 60_000)
  test.each(Object.entries(cases))('%s: it is found at once', async (_, make) => {
    const { tap, count } = await make()
    const before = await count()
    network = 'lost'
    await tap()
    expect((await count()) - before).toBe(1)
  })

  test.each(['paper', 'mockPaper'] as const)('a start of a %s: the second gives the same attempt', async (kind) => {
    const lose = globalThis.fetch
    let lost = ''
    globalThis.fetch = async (input, init) => {
      lost = await (await lose(input, init)).text()
      throw new TypeError('Failed to fetch')
    }
    await expect(startAttempt(kind, 1)).rejects.toMatchObject({ kind: 'offline' })
    globalThis.fetch = lose
    const { data } = JSON.parse(lost) as { data: { record_id?: number; recordId?: number } }
    expect(await startAttempt(kind, 1)).toBe(data.record_id ?? data.recordId)
  })
})
