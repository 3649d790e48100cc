import { Academy } from './setup/academy'
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
    const answered = await Promise.all(tabs.map(wasRoom))
    expect([...answered].sort()).toEqual([false, true])
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
