import { Academy } from './setup/academy'
import { lostInLargeText, stumblingBlocks } from './setup/audit'
import { eventually } from './setup/eventually'
import { logIn } from './setup/flows'
import { Phone } from './setup/phone'

const api = '/addons/Paper/api/v1'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** Ten minutes: one single choice, one multiple choice, one judgement, one with blanks. */
const quick = 13
/** All six types, seventeen questions; its essays count nothing and nobody is waited for. */
const term = 17
/** Essays and material: waits for a teacher. */
const cases = 15

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

interface Held {
  id: number
  status: number
  answers: { question_id: number | string; answer: string | null; images: string[] }[]
}

/** What the server holds of the attempt on screen. */
function held(phone: Phone): Promise<Held> {
  const [, record = ''] = /record=(\d+)/.exec(phone.page.url()) ?? []
  return academy.control<Held>(`paper/record/${record}`)
}

/** Answers that the server holds, in the order of the questions. */
async function savedIn(record: number): Promise<string[]> {
  const { answers } = await academy.control<Held>(`paper/record/${record}`)
  return answers.flatMap(({ answer }) => (answer ? [answer] : []))
}

/** Of all essays. */
const pictures = async (phone: Phone): Promise<string[]> => (await held(phone)).answers.flatMap(({ images }) => images)

const saved = async (phone: Phone): Promise<string[]> => savedIn((await held(phone)).id)

interface Row {
  id: number
  question: { type: number; score: number; content: string }
}

/** What a teacher gives for perfect essays, also within other questions. */
async function fullMarks(mobile: string, record: number): Promise<Record<string, { score: number }>> {
  const { questions } = await academy.call<{ questions: Row[] }>(mobile, `${api}/paper/${cases}/join/${record}`)
  const marks = questions.flatMap(({ id, question: { type, score, content } }) => {
    if (type === 4) return [[String(id), { score }] as const]
    if (type !== 6) return []
    const { questions: parts } = JSON.parse(content) as { questions: { type: number; score: number }[] }
    return parts.flatMap((part, index) =>
      part.type === 4 ? [[`${id}-cap-${index}`, { score: part.score }] as const] : [],
    )
  })
  return Object.fromEntries(marks)
}

const place = (phone: Phone) => new URL(phone.page.url()).hash.slice(1)

async function start(phone: Phone, paper: number, count: number): Promise<void> {
  await phone.go(`/packageA/exam/paper/show?id=${paper}`)
  await phone.press('立即考试')
  await phone.press('开始考试')
  await phone.at('/packageA/exam/play/paper')
  await phone.see(`已答 0/${count}`)
}

/** A phone with a new member's attempt at the short paper on it. */
async function attempt({ isTimed = false } = {}): Promise<{ phone: Phone; mobile: string }> {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  if (isTimed) await academy.takeClock(phone)
  await start(phone, quick, 4)
  return { phone, mobile }
}

async function handIn(phone: Phone): Promise<void> {
  await phone.press('交卷')
  await phone.press('确认交卷')
}

describe('a paper', () => {
  it('with all six types is sat, handed in, and seen again with its marks', async () => {
    const phone = await academy.visitAs(academy.member())
    await start(phone, term, 17)
    // Six single choices, answered from first to last.
    for (let number = 1; number <= 6; number++) {
      await phone.see(`${number}. 单选题（5分）`)
      await phone.press(/^B/)
      await phone.see(`已答 ${number}/17`)
      await phone.press('下一题')
    }
    await phone.see('7. 多选题（10分）')
    await phone.press(/^D/)
    await phone.press(/^A/)
    await phone.press(/^C/)
    await phone.press('答题卡 7/17')
    await phone.press('第 10 题，未答')
    await phone.fill('填空1（5分）', '5')
    await phone.fill('填空2（5分）', '2')
    await phone.press('答题卡 10/17')
    await phone.press('第 13 题，未答')
    await phone.fill('我的作答', '奠基：n=1 时两边都是 1。')
    await phone.press('下一题')
    await phone.press('错误')
    await phone.press('答题卡 14/17')
    await phone.press('第 17 题，未答')
    await phone.see('（1）单选题（5分）')
    await phone.pressable(/^B\s*85/).click()
    await phone.press(/^A\s*平均数/)
    await phone.fill('填空1（5分）', '100')
    await phone.press('正确')
    await phone.see('已答 10/17')
    await phone.fill('我的作答', '多备周末的料。')
    await phone.see('已答 11/17')
    await eventually(async () => {
      await phone.see('已保存')
      expect(await saved(phone)).toHaveLength(15)
    })
    const answers = await saved(phone)
    expect(answers).toEqual(expect.arrayContaining(['option1,option3,option4', '["5","2"]', '["100",""]', '0', '1']))

    await phone.press('交卷')
    await phone.see('还有6道题未做，确认要交卷吗？')
    await phone.press('去做第 8 题')
    await phone.see('8. 多选题（10分）')
    await handIn(phone)
    await phone.see('考试得分')
    // Two of the six single choices, the multiple one, the blanks, the judgement; 5, 2 of 10 and 5 of 10 of the parts.
    await phone.see(/不及格/)
    await phone.press('下一题')
    await phone.see('答案：B')
    await phone.press('展开解析')
    await phone.press('只看错题')
    await phone.see(/^3\. 单选题/)
    await phone.see('我的答案：B')
    expect((await held(phone)).status).toBe(2)
    expect(phone.errors).toEqual([])
  })

  it('with essays waits for the teacher, and shows the marks once they are there', async () => {
    const buyer = '13800000001'
    const phone = await academy.visitAs(buyer)
    await phone.go(`/packageA/exam/paper/show?id=${cases}`)
    await phone.press('立即考试')
    await phone.press('开始考试')
    await phone.see(/已答 0/)
    await handIn(phone)
    await phone.see('等待阅卷')
    const { id } = await held(phone)
    await phone.press('刷新')
    await phone.see('等待阅卷')
    await academy.control(`paper/record/${id}/mark`, await fullMarks(buyer, id))
    await phone.press('刷新')
    await phone.see('考试得分')
    expect(phone.errors).toEqual([])
  })

  it('takes photographs of what is on paper; one that does not get through keeps its place and is sent again', async () => {
    const phone = await academy.visitAs(academy.member())
    await start(phone, term, 17)
    await phone.press('答题卡 1/17')
    await phone.press('第 13 题，未答')
    const page = { name: 'page.png', mimeType: 'image/png', buffer: dot }
    const choose = async (...files: (typeof page)[]) => {
      const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('插入图片')])
      await chooser.setFiles(files)
    }
    const slow = await academy.fault({ pattern: '/api/v2/upload/image', delayMs: 2000 })
    await choose(page)
    await phone.see('保存中')
    await phone.press('下一题')
    await phone.press('正确')
    await academy.endFault(slow)
    await eventually(async () => expect(await pictures(phone)).toHaveLength(1))
    await phone.press('上一题')
    const cut = await academy.fault({ pattern: '/api/v2/upload/image', drop: true })
    await choose(page, page)
    await phone.see('待上传 1 题')
    await phone.pressable('重新上传第 3 张').waitFor()
    const usual = phone.page.viewportSize() ?? { width: 390, height: 844 }
    for (const width of [375, 320]) {
      await phone.page.setViewportSize({ ...usual, width })
      const edges = ['移除第 1 张', '第 2 张前移'].map((label) => phone.pressable(label).boundingBox())
      const [removal, move] = await Promise.all(edges)
      expect((removal?.x ?? 0) + (removal?.width ?? 0)).toBeLessThanOrEqual(move?.x ?? 0)
    }
    await phone.page.setViewportSize(usual)
    expect((await stumblingBlocks(phone)).filter((block) => !block.startsWith('small: '))).toEqual([])
    await academy.endFault(cut)
    await phone.press('重新上传第 2 张')
    await eventually(async () => expect(await pictures(phone)).toHaveLength(2))
    const [first, second] = await pictures(phone)
    await phone.press('移除第 3 张')
    await phone.press('第 2 张前移')
    await eventually(async () => expect(await pictures(phone)).toEqual([second, first]))
    await phone.see('已保存')
    await phone.page.reload()
    await phone.pressable('第 2 张前移').waitFor()
    await handIn(phone)
    await phone.see('考试得分')
    await phone.press('答题卡 1/17')
    await phone.press(/^第 13 题/)
    await phone.press('查看第 2 张图片')
    expect(phone.errors).toEqual([])
  })

  it('is left after a question, and gone on with where it was', async () => {
    const { phone } = await attempt()
    await phone.press(/^A/)
    await phone.press('下一题')
    await phone.press(/^B/)
    await phone.press('返回')
    await phone.see('正在考试中，是否确认返回？')
    await phone.press('继续答题')
    await phone.see('已答 2/4')
    await phone.press('返回')
    await phone.press('确认返回')
    await phone.at('/packageA/exam/paper/show')
    await phone.press('继续考试')
    await phone.at('/packageA/exam/play/paper')
    await phone.see('已答 2/4')
    await phone.see(/^2\. 多选题/)
    expect(phone.errors).toEqual([])
  })

  it('asks before the browser’s own way back, too, and lets go once it is handed in', async () => {
    const { phone } = await attempt()
    await phone.page.goBack()
    await phone.see('正在考试中，是否确认返回？')
    // A second time means to stay.
    await phone.page.goBack()
    await phone.gone('正在考试中，是否确认返回？')
    await phone.press(/^B/)
    await phone.see('已答 1/4')
    await phone.page.goBack()
    await phone.press('确认返回')
    await phone.at('/packageA/exam/paper/show')
    await phone.press('继续考试')
    await phone.see('已答 1/4')
    await handIn(phone)
    await phone.see('考试得分')
    await phone.page.goBack()
    await phone.at('/packageA/exam/paper/show')
    expect(phone.errors).toEqual([])
  })

  it('handed in: the lists below it have heard of it', async () => {
    const mobile = academy.member()
    await academy.call(mobile, `${api}/paper/${quick}/join`)
    const phone = await academy.visitAs(mobile)
    await phone.go('/packageA/exam/user/paper')
    await phone.press(/满分/)
    await phone.press('继续考试')
    await phone.see('已答 0/4')
    await phone.press(/^B/)
    await handIn(phone)
    await phone.see('考试得分')
    await phone.page.goBack()
    await phone.at('/packageA/exam/paper/show')
    await phone.page.goBack()
    await phone.at('/packageA/exam/user/paper')
    await phone.see(/最高得分 [1-9]/)
    expect(phone.errors).toEqual([])
  })

  it('asks also when the room was opened directly, and then leads to the paper', async () => {
    const { phone } = await attempt()
    await phone.page.reload()
    await phone.see('已答 0/4')
    await phone.press('返回')
    await phone.press('继续答题')
    await phone.see('已答 0/4')
    await phone.press('返回')
    await phone.press('确认返回')
    await phone.at('/packageA/exam/paper/show')
    await phone.see('继续考试')
    await phone.press('返回')
    await phone.at('/packageA/exam/home')
  })
})

describe('nothing that was answered is lost', () => {
  it('when the app is killed without a network', async () => {
    const { phone } = await attempt()
    const url = place(phone)
    await phone.press(/^A/)
    await phone.see('已保存')
    const cut = await academy.fault({ pattern: 'submit/single', drop: true })
    await phone.press(/^C/)
    await phone.press('下一题')
    await phone.press(/^B/)
    await phone.see('待上传 2 题')
    const record = (await held(phone)).id
    const memory = await phone.kill()
    expect(await savedIn(record)).toEqual(['option1'])
    await academy.endFault(cut)
    const again = await academy.visit({ memory })
    await again.go(url)
    await again.see(/^2\. 多选题/)
    await again.see('已答 2/4')
    await again.see('已保存')
    expect(await savedIn(record)).toEqual(['option3', 'option2'])
    expect(again.errors).toEqual([])
  })

  it('killed and opened elsewhere: home, hall and 我的考试 say that an exam runs, and lead there', async () => {
    const { phone } = await attempt()
    const cut = await academy.fault({ pattern: 'submit/single', drop: true })
    await phone.press(/^A/)
    await phone.see('待上传 1 题')
    const memory = await phone.kill()
    const again = await academy.visit({ memory })
    for (const route of ['/pages/index/index', '/packageA/exam/home', '/packageA/exam/user/paper']) {
      await again.go(route)
      await again.see('考试进行中，还有 1 题没有上传，继续')
    }
    await again.press(/考试进行中，还有 1 题没有上传，继续/)
    await again.see('已答 1/4')
    await academy.endFault(cut)
    await again.see('已保存')
    await again.press('返回')
    await again.press('确认返回')
    await again.at('/packageA/exam/user/paper')
    await again.gone(/^考试进行中/)
    expect(again.errors).toEqual([])
  })

  it('refused by what stands before the academy: named, and handed in without it when the learner says so', async () => {
    const { phone } = await attempt()
    const wall = { pattern: 'submit/single', status: 403, body: '<html>403 Forbidden</html>' }
    const first = await academy.fault(wall)
    await phone.press(/^A/)
    await phone.see('第 1 题没有保存')
    await academy.endFault(first)
    await phone.press('下一题')
    await phone.press(/^B/)
    await phone.see('已答 1/4')
    await phone.press('交卷')
    await phone.see('还有2道题未做，1道题没有保存，确认要交卷吗？')
    await academy.fault(wall)
    await phone.press('确认交卷')
    await phone.see('这几题没有上传成功')
    await phone.press('不带这几题交卷')
    await phone.see(/^考试已结束，第 1 题没有保存（.+），不计分$/)
    expect(await saved(phone)).toEqual(['option2'])
  })

  it('when the app is killed ten times, each time right after a tap', async () => {
    let phone = await academy.visitAs(academy.member())
    await start(phone, term, 17)
    const url = place(phone)
    const record = (await held(phone)).id
    const given = new Map<number, string>()
    for (let kill = 0; kill < 10; kill++) {
      // The save is slow, never arrives, or arrives and its answer is lost.
      const bad = [{ delayMs: 400 }, { drop: true }, { drop: true, when: 'after' as const }][kill % 3]
      const fault = await academy.fault({ pattern: 'submit/single', ...bad })
      for (const tap of [0, 1]) {
        // Six single choices, each of them answered several times.
        const number = 1 + ((kill + 4 * tap) % 6)
        await phone.press(/^答题卡 /)
        await phone.press(new RegExp(`^第 ${number} 题`))
        await phone.see(new RegExp(`^${number}\\. `))
        const letter = 'ABCD'.charAt((kill + tap) % 4)
        await phone.press(new RegExp(`^${letter}`))
        given.set(number, `option${'ABCD'.indexOf(letter) + 1}`)
      }
      const memory = await phone.kill()
      await academy.endFault(fault)
      phone = await academy.visit({ memory })
      await phone.go(url)
      await phone.see(`已答 ${given.size}/17`)
    }
    await phone.see('已保存')
    const expected = [...given].sort(([one], [other]) => one - other).map(([, answer]) => answer)
    expect(await savedIn(record)).toEqual(expected)
  })

  it('offline: it says so, and sends by itself when the network is back', async () => {
    const { phone } = await attempt()
    await phone.page.context().setOffline(true)
    await phone.press(/^A/)
    await phone.see('待上传 1 题')
    await phone.press('下一题')
    await phone.press(/^B/)
    await phone.press(/^C/)
    await phone.see('待上传 2 题')
    expect(await saved(phone)).toEqual([])
    await phone.page.context().setOffline(false)
    await phone.see('已保存')
    expect(await saved(phone)).toEqual(['option1', 'option2,option3'])
    expect(phone.errors).toEqual([])
  })

  it('when the hand-in fails again and again: it goes on until the server has it', async () => {
    const { phone } = await attempt()
    await phone.press(/^B/)
    await academy.fault({ pattern: 'submit/all', status: 500, times: 3 })
    await handIn(phone)
    await phone.see('交卷还没有成功，正在重试。不要关闭页面，答案都在')
    await phone.see('考试得分')
    await phone.see('对 1/1 题，得 5/5 分')
    expect((await held(phone)).status).toBe(2)
  })

  it('when the answer to the hand-in is lost', async () => {
    const { phone } = await attempt()
    await phone.press(/^B/)
    await academy.fault({ pattern: 'submit/all', when: 'after', drop: true, times: 1 })
    await handIn(phone)
    await phone.see('考试得分')
    await phone.see('对 1/1 题，得 5/5 分')
  })
})

describe('at the deadline', () => {
  it('it is handed in by itself, with what was given last', async () => {
    const { phone } = await attempt({ isTimed: true })
    await academy.pass(500, phone)
    await phone.told('还有 2 分钟')
    await phone.press(/^B/)
    await phone.see('已保存')
    await academy.pass(50, phone)
    await phone.told('还有 1 分钟')
    await academy.pass(50, phone)
    await phone.see('考试得分')
    await phone.see('对 1/1 题，得 5/5 分')
    expect((await held(phone)).status).toBe(2)
    expect(phone.errors).toEqual([])
  })

  it('what could not be sent in time is named', async () => {
    const { phone } = await attempt()
    const cut = await academy.fault({ pattern: 'submit/single', drop: true })
    await phone.press(/^B/)
    await phone.see('待上传 1 题')
    await academy.control(`paper/record/${(await held(phone)).id}/deadline`, { inSec: 0 })
    await academy.endFault(cut)
    await phone.see('考试已结束，第 1 题没有赶上，不计分')
    await phone.see('对 0/1 题，得 0/5 分')
  })

  it('one that is over already shows how it went', async () => {
    const mobile = academy.member()
    const { record_id: record } = await academy.call<{ record_id: number }>(mobile, `${api}/paper/${quick}/join`)
    await academy.control(`paper/record/${record}/deadline`, { inSec: 0 })
    const phone = await academy.visitAs(mobile)
    await phone.go(`/packageA/exam/play/paper?id=${quick}&record=${record}`)
    await phone.see('考试得分')
  })

  it.each([
    ['a day fast', 86_400],
    ['an hour slow', -3_600],
  ])('a phone whose clock is %s neither ends it early nor late', async (_, wrongSec) => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile)
    await academy.takeClock(phone, wrongSec * 1_000)
    await start(phone, quick, 4)
    await phone.see(/^00:(09:\d\d|10:00)$/)
    await phone.press(/^B/)
    await phone.see('已保存')
  })
})

describe('a login that ends', () => {
  it('is renewed over the page: the same member goes on, with what was given meanwhile', async () => {
    const { phone, mobile } = await attempt()
    await academy.fault({ pattern: 'submit/single', code: 401, message: '请登录', times: 1 })
    await phone.press(/^B/)
    await logIn(phone, mobile)
    await phone.at('/packageA/exam/play/paper')
    await phone.see('已答 1/4')
    await phone.see('已保存')
    expect(await saved(phone)).toEqual(['option2'])
    await handIn(phone)
    await phone.see('考试得分')
    expect(phone.errors).toEqual([])
  })

  it('keeps another member’s attempt and answers apart', async () => {
    const { phone, mobile } = await attempt()
    const url = place(phone)
    const record = (await held(phone)).id
    await academy.fault({ pattern: 'submit/single', code: 401, message: '请登录', times: 1 })
    await phone.press(/^B/)
    const other = academy.member()
    await logIn(phone, other)
    await phone.see('此记录属于另一个账号')
    await phone.go('/packageA/member/setting')
    await phone.press('退出登录')
    await phone.press('退出')
    await phone.see('登录 / 注册')
    await phone.go(url)
    await logIn(phone, mobile)
    await phone.see('已答 1/4')
    await phone.see('已保存')
    expect(await savedIn(record)).toEqual(['option2'])
  })
})

describe('a second tab', () => {
  const secondOf = async (phone: Phone): Promise<Phone> => {
    const tab = new Phone(await phone.page.context().newPage(), academy.origin)
    await tab.go(place(phone))
    await tab.see(/^这次考试正在另一个标签页作答/)
    return tab
  }

  it('warns and reads only; once the first is closed it goes on there, with what was given in the first', async () => {
    const { phone } = await attempt()
    await phone.press(/^B/)
    await phone.see('已保存')
    const tab = await secondOf(phone)
    expect(await tab.page.getByRole('radio', { disabled: false }).count()).toBe(0)
    await tab.lacks('交卷')
    expect(await stumblingBlocks(tab)).toEqual([])
    expect(await lostInLargeText(tab)).toEqual([])
    await phone.page.close()
    await tab.see('已答 1/4')
    await tab.press('下一题')
    await tab.press(/^C/)
    await tab.see('已保存')
    expect(await saved(tab)).toEqual(['option2', 'option3'])
    await handIn(tab)
    await tab.see('考试得分')
    expect([...phone.errors, ...tab.errors]).toEqual([])
  })

  it('shows how it went once the first has handed in', async () => {
    const { phone } = await attempt()
    const tab = await secondOf(phone)
    await phone.press(/^B/)
    await phone.see('已保存')
    await handIn(phone)
    await phone.see('考试得分')
    await tab.see('考试得分')
    expect([...phone.errors, ...tab.errors]).toEqual([])
  })
})
