import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import { Phone } from './setup/phone'

const api = '/addons/Paper/api/v1/paper'
/** One single choice, one multiple choice, one judgement, one with blanks. */
const quick = 13

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const savedIn = async (record: number): Promise<string[]> => {
  const { answers } = await academy.control<{ answers: { answer: string | null }[] }>(`paper/record/${record}`)
  return answers.flatMap(({ answer }) => (answer ? [answer] : []))
}

/** Notes in each page whether it could ever be answered: its clock was there. */
const watchRoom = () => {
  const look = () => document.querySelector('[role=timer]') && document.documentElement.setAttribute('data-room', '')
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
const wasRoom = ({ page }: Phone) => page.evaluate(() => document.documentElement.hasAttribute('data-room'))

const withoutLocks = () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })

const isElsewhere = /^这次考试正在另一个标签页作答/

describe.each([
  ['a browser with locks', undefined],
  ['one without: an old iPhone, a school without https', withoutLocks],
])('two tabs opened at one instant in %s', (_, script) => {
  it('one alone can be answered from the first moment; closed, it leaves the attempt to the other', async () => {
    const mobile = academy.member()
    const { record_id: record } = await academy.call<{ record_id: number }>(mobile, `${api}/${quick}/join`)
    const phone = await academy.visitAs(mobile)
    const context = phone.page.context()
    if (script) await context.addInitScript(script)
    await context.addInitScript(watchRoom)
    const tabs = [phone, new Phone(await context.newPage(), academy.origin)]
    await Promise.all(tabs.map((tab) => tab.go(`/packageA/exam/play/paper?id=${quick}&record=${record}`)))
    await Promise.all(tabs.map(({ page }) => page.getByText(isElsewhere).or(page.getByRole('timer')).first().waitFor()))
    // The one whose turn takes long says at first that it is elsewhere.
    const answered = await eventually(async () => {
      const were = await Promise.all(tabs.map(wasRoom))
      expect([...were].sort()).toEqual([false, true])
      return were
    })
    const [own, other] = answered[0] ? tabs : [...tabs].reverse()
    if (!own || !other) throw new Error('no two tabs')
    await other.see(isElsewhere)
    await own.press(/^B/)
    await own.see('已保存')
    expect(await wasRoom(other)).toBe(false)
    await own.page.close()
    await other.see('已答 1/4')
    await other.press('下一题')
    await other.press(/^C/)
    await other.see('已答 2/4')
    await other.see('已保存')
    expect(await savedIn(record)).toEqual(['option2', 'option3'])
    expect(tabs.flatMap(({ errors }) => errors)).toEqual([])
  })
})

interface Opened {
  record_id: number
  questions: { question_id: number; question: { type: number } }[]
}

/** An attempt of which two answers wait on the phone, as they are kept there. */
async function unsent(mobile: string, memberId: number, paper: number) {
  const { record_id: record } = await academy.call<Opened>(mobile, `${api}/${paper}/join`)
  const { questions } = await academy.call<Opened>(mobile, `${api}/${paper}/join/${record}`)
  const answers = questions.flatMap(({ question_id: id, question: { type } }): [key: string, answer: object][] => {
    if (type === 1) return [[`${id}`, { type: 'single', key: 'option2' }]]
    return type === 2 ? [[`${id}`, { type: 'multiple', keys: ['option1', 'option3'] }]] : []
  })
  const kept = answers.slice(0, 2).map(([id, answer]) => {
    return [`examAnswer:${memberId}:paper-${record}-${id}`, { answer, atMs: Date.now(), examId: paper }]
  })
  return { room: `/packageA/exam/play/paper?id=${paper}&record=${record}`, record, kept: Object.fromEntries(kept) }
}

const isKept = ({ page }: Phone) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => /^(examAnswer|place):/.test(key)))

describe('two tabs, and what waits on the phone to be sent', () => {
  /** Opens both at once, and waits until nothing waits; how often each address was posted to, by either. */
  async function openBoth(mobile: string, kept: object, routes: [string, string], posted: RegExp): Promise<string[]> {
    // So slow that the other one is there while the first sends.
    await academy.fault({ pattern: posted.source, delayMs: 2_500 })
    const phone = await academy.visitAs(mobile, { kept: { ...kept } })
    const tabs = [phone, new Phone(await phone.page.context().newPage(), academy.origin)]
    await Promise.all(tabs.map((tab, at) => tab.go(routes[at] ?? '/')))
    await eventually(async () => expect(await isKept(phone)).toBe(false))
    await Promise.all(tabs.map((tab) => tab.settled()))
    expect(tabs.flatMap(({ errors }) => errors)).toEqual([])
    const calls = tabs.flatMap((tab) => tab.calls('POST', posted))
    return calls.map((request) => `${new URL(request.url()).pathname} ${request.postData()}`).sort()
  }

  it('answers of one attempt: one tab alone sends them', async () => {
    const mobile = academy.member()
    const { id } = await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')
    const { record, kept } = await unsent(mobile, id, quick)
    const sent = await openBoth(mobile, kept, ['/', '/packageA/exam/home'], /submit\/single/)
    expect(sent).toHaveLength(2)
    expect(await savedIn(record)).toEqual(['option2', 'option1,option3'])
  })

  it('answers of two attempts, one of them open: its room sends its own, the starter the others, each once', async () => {
    const mobile = academy.member()
    const { id } = await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')
    const [one, other] = [await unsent(mobile, id, quick), await unsent(mobile, id, 17)]
    const sent = await openBoth(mobile, { ...one.kept, ...other.kept }, [one.room, '/'], /submit\/single/)
    expect(new Set(sent).size).toBe(4)
    expect(sent).toHaveLength(4)
    expect(await savedIn(one.record)).toEqual(['option2', 'option1,option3'])
    expect(await savedIn(other.record)).toEqual(['option2', 'option2'])
  })

  it('seconds watched: each lesson is told once', async () => {
    const mobile = academy.member()
    const { id } = await academy.call<{ id: number }>(mobile, '/api/v2/member/detail')
    const kept = { [`place:${id}:1`]: 30, [`place:${id}:2`]: 25 }
    expect(await openBoth(mobile, kept, ['/', '/packageA/exam/home'], /video\/\d+\/record/)).toEqual([
      '/api/v2/video/1/record {"duration":30}',
      '/api/v2/video/2/record {"duration":25}',
    ])
  })
})
