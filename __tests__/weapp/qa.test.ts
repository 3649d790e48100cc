import { type App, launch, openAcademy } from './harness'

const asker = '13900000002'
const question = '这两种布局在窄屏上为什么换行的位置不同？'

/** From the list to an answer of one's own, and a question. */
describe('a learner among questions', () => {
  let app: App
  let page: App['page']

  beforeAll(async () => {
    const academy = await openAcademy()
    app = launch({ sandboxUrl: academy.url, stored: await academy.phoneOf(asker) })
    page = app.page
    await page.find('本周好课')
  })

  test('finds one among those that are not solved', async () => {
    await page.tap('问答')
    await page.find(question)
    await page.find('已解决')
    await page.tap('等你回答')
    await page.tap(question)
    await page.untilAt('/packageA/qa/show?id=3')
    await page.find('全部回答 1')
  })

  test('a page whose clean-up fails takes no other along', async () => {
    app.crash('disconnect')
    app.back()
    await page.untilAt('/packageA/qa/index')
    await page.until(() => app.timesRefused() === 1, 'the failure')
    app.takeErrors()
    await page.tap('已解决')
    await page.tap('等你回答')
    await page.tap(question)
    await page.untilAt('/packageA/qa/show?id=3')
    await page.find('全部回答 1')
  })

  test('answers it, once', async () => {
    await page.tap('写回答')
    await page.input('此处填写你的回答', '<b>两边</b>都有的才是 margin')
    await page.tap('发布回答')
    await page.untilAt('/packageA/qa/show?id=3')
    await page.find('<b>两边</b>都有的才是 margin')
    await page.find('全部回答 2')
    expect(app.callsTo('POST /addons/Wenda/api/v1/question/3/answer')).toHaveLength(1)
  })

  test('asks one', async () => {
    app.open('/packageA/qa/create')
    await page.tap('前端')
    await page.input('请填写问题标题', '怎么让文字竖排？')
    await page.input('请填写问题具体内容', '像古书那样')
    await page.tap('发布问题')
    await page.untilAt('/packageA/qa/show?id=9')
    await page.find('怎么让文字竖排？')
    await page.find('还没有人回答')
  })
})
