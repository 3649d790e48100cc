import { type Academy, type App, launch, openAcademy } from './harness'

const mobile = '13900000001'
/** All six types, seventeen questions; nobody is waited for. */
const term = 17

/** A paper in the mini-program; each test goes on where the one before ended. */
describe('a learner sits a paper', () => {
  let academy: Academy
  let stored: Map<string, string>
  let app: App
  let page: App['page']
  let url = ''

  const start = (at: string) => {
    app = launch({ sandboxUrl: academy.url, stored, url: at })
    page = app.page
  }
  const saved = async () => {
    const record = /record=(\d+)/.exec(url)?.[1]
    const { answers } = await academy.ask<{ answers: { answer: string | null }[] }>(`/sandbox/paper/record/${record}`)
    return answers.flatMap(({ answer }) => (answer ? [answer] : []))
  }
  const turnTo = async (number: number) => {
    await page.tap(/^答题卡 /)
    await page.tap(new RegExp(`^第 ${number} 题，`))
    await page.find(new RegExp(`^${number}\\. `))
  }

  /** Into the field of this kind and place on the page. */
  const type = async (tag: string, index: number, value: string) => {
    await page.until(() => page.findAll(tag).length > index, `a ${tag}`)
    const [field] = page.findAll(tag).slice(index)
    if (field) page.raise(field, 'input', { value, cursor: value.length })
  }

  beforeAll(async () => {
    academy = await openAcademy()
    stored = await academy.phoneOf(mobile)
    start(`/packageA/exam/paper/show?id=${term}`)
  })

  test('starts after a question', async () => {
    await page.tap('立即考试')
    await page.tap('开始考试')
    await page.find('已答 0/17')
    url = page.url
  })

  test('answers every type; each answer reaches the server', async () => {
    await page.tap(/^B/)
    await page.find('已答 1/17')
    await turnTo(4)
    // A press on the picture of an option.
    const image = await page.findOne(({ tag }) => tag === 'image', 'a drawn option')
    page.raise(image, 'tap')
    await page.find('已答 2/17')
    await turnTo(7)
    await page.tap(/^C/)
    await page.tap(/^A/)
    await turnTo(10)
    await type('input', 1, '2')
    await turnTo(13)
    await type('textarea', 0, '奠基与递推')
    await turnTo(14)
    await page.tap('错误')
    await turnTo(17)
    await page.tap(/^B 85/)
    await page.find('已答 6/17')
    await page.find('已保存')
    expect(await saved()).toEqual(['option2', 'option1', 'option1,option3', '["","2"]', '奠基与递推', '0', 'option2'])
  })

  test('sees the sheet beside the question while the tablet lies', async () => {
    app.resize(1024)
    await page.tap(/^第 2 题，/)
    await page.find(/^2\. /)
    expect(page.has('答题卡 2/17')).toBe(false)
    app.resize(375)
    await page.find('答题卡 2/17')
  })

  test('adds a picture to the essay; it is sent while the learner is at another question', async () => {
    await turnTo(13)
    await academy.fault({ path: '/api/v2/upload/image', delayMs: 500 })
    await page.tap('插入图片')
    await page.find('保存中')
    await turnTo(17)
    await page.find('已保存')
    await academy.calm()
    const record = /record=(\d+)/.exec(url)?.[1]
    const { answers } = await academy.ask<{ answers: { images: string[] }[] }>(`/sandbox/paper/record/${record}`)
    expect(answers.flatMap(({ images }) => images)).toEqual([expect.stringContaining('/uploads/')])
  })

  test('is killed without a network, and loses nothing', async () => {
    app.connect(false)
    await page.tap('正确')
    await page.find('待上传 1 题')
    app.close()
    start(url)
    await page.find(/^17\. /)
    await page.find('已保存')
    expect(await saved()).toContain('1')
  })

  test('hands in and sees how it went', async () => {
    await page.tap('交卷')
    await page.find(/^还有11道题未做/)
    await page.tap('去做第 2 题')
    await page.find(/^2\. /)
    await page.tap('交卷')
    await page.tap('确认交卷')
    await page.find('考试得分')
    await turnTo(17)
    await page.find('答案：正确')
  })
})

test('five hundred questions: a press on an option changes little of the page', async () => {
  const academy = await openAcademy()
  const stored = await academy.phoneOf('13900000002')
  const app = launch({ sandboxUrl: academy.url, stored, url: '/packageA/exam/paper/show?id=18' })
  const { page } = app
  await page.tap('立即考试')
  await page.tap('开始考试')
  await page.find('已答 0/500')
  await page.find('已保存')
  const nodes = app.page.root.all.length
  let most = 0
  for (let number = 1; number <= 10; number++) {
    await page.find(new RegExp(`^${number}\\. `))
    const before = app.setDataTotals().bytes
    await page.tap(/^A/)
    await page.find(`已答 ${number}/500`)
    await page.find('已保存')
    most = Math.max(most, app.setDataTotals().bytes - before)
    await page.tap('下一题')
  }
  process.stdout.write(`exam: at most ${most} bytes of setData for a press, ${nodes} nodes\n`)
  expect(most).toBeLessThan(8 * 1024)
  expect(nodes).toBeLessThan(1_000)
})
