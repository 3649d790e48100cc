import { Academy } from './setup/academy'
import { eventually } from './setup/eventually'
import { isUncovered } from './setup/inSight'
import type { Phone } from './setup/phone'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const asker = '13800000001'
const helper = '13800000002'

async function fillQuestion(phone: Phone, title: string, content: string): Promise<void> {
  await phone.press('前端')
  await phone.fill('问题标题', title)
  await phone.fill('问题内容', content)
}

it('without a category the button says so where it was pressed', async () => {
  const phone = await academy.visitAs(asker)
  await phone.page.setViewportSize({ width: 375, height: 667 })
  await phone.go('/packageA/qa/create')
  await phone.see('积分余额：34 积分')
  await phone.fill('问题标题', '题')
  await phone.fill('问题内容', '文')
  await phone.press('发布问题')
  const said = phone.page.getByText('请选择问题分类').last()
  await said.waitFor()
  expect(await isUncovered(said)).toBe(true)
})

it('asked with a reward, answered, commented, adopted: the points have moved', async () => {
  const phone = await academy.visitAs(asker)
  await phone.go('/pages/index/index')
  await phone.press('问答')
  await phone.at('/packageA/qa/index')
  await eventually(async () => expect(await phone.page.title()).toBe('问答'))
  await phone.press('我要提问')
  await phone.see('积分余额：34 积分')
  await fillQuestion(phone, '<b>怎么</b>让文字竖排？', '第一行\n<img src=x onerror=alert(1)>')
  await phone.fill('悬赏积分', '10')
  await phone.press('发布问题')
  await phone.at('/packageA/qa/show')
  await phone.see('<b>怎么</b>让文字竖排？')
  await phone.see('<img src=x onerror=alert(1)>')
  await phone.see('悬赏 10 积分')
  const address = new URL(phone.page.url()).hash.slice(1)
  await phone.open('/packageA/member/credit1Record')
  await phone.see('提问悬赏')
  await phone.see('-10')

  const other = await academy.visitAs(helper)
  await other.go(address)
  await other.press('写回答')
  await other.fill('回答', '用 writing-mode')
  await other.press('发布回答')
  await other.at('/packageA/qa/show')
  await other.see('用 writing-mode')

  await phone.go(address)
  await phone.press('周知行 的回答，0 回复')
  await phone.press('回复 周知行')
  await phone.fill('回复内容', '试了，可以')
  await phone.press('发表回复')
  await phone.at('/packageA/qa/answer_comments')
  await phone.see('试了，可以')
  await phone.go(address)
  await phone.press('周知行 的回答，0 人点赞')
  await phone.told('已点赞')
  await phone.press('采纳此回答：周知行 的回答')
  await phone.press('采纳')
  await phone.see('此回答已被题主采纳')
  await phone.lacks('写回答')

  await other.open('/packageA/member/credit1Record')
  await other.see('回答被采纳')
  await other.see('+10')
  await other.open('/packageA/qa/mine?tab=answers')
  await other.see('被采纳')
  expect([...phone.errors, ...other.errors]).toEqual([])
})

it('what was written survives a kill; it is sent once, and then gone', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go('/packageA/qa/create')
  await fillQuestion(phone, '写到一半', '还没写完')
  await phone.page.reload()
  await phone.see('已恢复上次没有发出的内容')
  await phone.reads('问题标题', '写到一半')
  await phone.reads('问题内容', '还没写完')
  await phone.pressable('发布问题').dblclick()
  await phone.at('/packageA/qa/show')
  expect(phone.calls('POST', /question\/create/)).toHaveLength(1)
  await phone.go('/packageA/qa/create')
  await phone.see('发布问题')
  await phone.gone('已恢复上次没有发出的内容')
})

it('500 answers: the last one is reached by scrolling', async () => {
  const phone = await academy.visitAs(asker)
  await phone.go('/packageA/qa/show?id=7')
  await phone.see('全部回答 500')
  const page = phone.page.locator('.taro_page').filter({ visible: true }).last()
  await page.evaluate(async (scroller) => {
    while (!scroller.textContent?.includes('我是第 500 个回答的')) {
      scroller.scrollTop = scroller.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  })
  await phone.see(/我是第 500 个回答的/)
  expect(phone.errors).toEqual([])
})

it('a lesson leads to a question that says where the learner was, and the question leads back', async () => {
  const phone = await academy.visitAs(asker)
  await phone.go('/pages/course/video?id=40')
  await phone.press('向老师提问')
  await phone.at('/packageA/qa/create')
  await phone.reads('问题内容', /^课程：.+\n课时：.+\n位置：\d\d:\d\d/)
  await phone.press('前端')
  await phone.fill('问题标题', '这里没听懂')
  await phone.press('发布问题')
  await phone.at('/packageA/qa/show')
  await phone.press('回到刚才学习的地方')
  await phone.at('/pages/course/video')
})

it('a vote that the server refuses is taken back, in words', async () => {
  const phone = await academy.visitAs(helper)
  await phone.go('/packageA/qa/show?id=2')
  await phone.see('老周读书')
  const { id } = await academy.fault({ path: '/addons/Wenda/api/v1/vote', code: 1, message: '现在不能点赞' })
  await phone.press('老周读书 的回答，7 人点赞')
  await phone.told('现在不能点赞')
  await phone.has('老周读书 的回答，7 人点赞', 'aria-pressed', 'false')
  await academy.endFault({ id })
  await phone.press('老周读书 的回答，7 人点赞')
  await phone.told('已点赞')
  await phone.page.reload()
  await phone.pressable('老周读书 的回答，8 人点赞').waitFor()
  expect(phone.errors).toEqual([])
})

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

it('an answer takes pictures, in the order that the learner wants; what is none does not come in', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/packageA/qa/reply?id=8')
  await phone.fill('回答', '看图')
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('插入图片')])
  await chooser.setFiles([
    file('a.png', 'image/png', dot),
    file('b.txt', 'text/plain', Buffer.from('no')),
    file('c.png', 'image/png', Buffer.concat([dot, Buffer.alloc(100)])),
  ])
  await phone.told('b.txt 不是图片')
  await phone.press('第 2 张前移')
  await phone.press('移除第 2 张')
  await phone.press('发布回答')
  await phone.at('/packageA/qa/show')
  await phone.see('看图')
  await phone.pressable('第 1 张图片').waitFor()
  await phone.lacks('第 2 张图片')
  expect(phone.calls('POST', /upload\/image/)).toHaveLength(2)
  expect(phone.errors).toEqual([])
})
