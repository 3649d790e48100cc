import { readFileSync } from 'node:fs'

import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { jump, pressControl, secondOf, watch } from './setup/flows'
import type { Phone } from './setup/phone'

const free = courseOf('first-web-page')
const [first, second] = free.lessons.map(({ id }) => id)

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const lessonPath = (id: number | undefined) => `/pages/course/video?id=${id}`

async function write(phone: Phone, text: string): Promise<void> {
  await phone.press('笔记')
  await phone.fill('笔记内容', text)
  await phone.press('保存')
  await phone.told('笔记已保存')
}

test('a note is written while the lesson plays on, survives a kill and leads back to its second', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go(lessonPath(first))
  await watch(phone, 0.5)
  await jump(phone, 30)
  await watch(phone, 0.5)
  await write(phone, '第三十秒：先看这里')
  await watch(phone, 0.5)

  const again = await academy.visit({ memory: await phone.kill() })
  await again.go('/packageA/member/notes')
  await again.see('第三十秒：先看这里')
  await again.press(/^打开《.+》，从 00:3\d 看$/)
  await again.at('/pages/course/video')
  const sec = await watch(again, 0.5)
  expect(sec).toBeGreaterThanOrEqual(30)
  expect(sec).toBeLessThan(45)
  expect(again.page.url()).not.toContain('at=')

  await jump(again, 60)
  await again.press('笔记')
  await again.press(/^跳到 00:3\d$/)
  await eventually(async () => expect(await secondOf(again)).toBeLessThan(45))
  expect([...phone.errors, ...again.errors]).toEqual([])
})

test('two tabs write, and neither takes what the other wrote', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(lessonPath(first))
  await phone.press('笔记')
  await phone.see('还没有笔记')
  const page = await phone.page.context().newPage()
  await page.goto(`${phone.origin}/#${lessonPath(first)}`)
  await page.getByRole('tab', { name: '笔记' }).click()
  await page.getByLabel('笔记内容').fill('另一页写的')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('另一页写的').first().waitFor()
  await write(phone, '这一页写的')
  await phone.see('另一页写的')
  await phone.see('这一页写的')
  await page.close()
})

test('they go out as a file and come in on another phone, once', async () => {
  const mobile = academy.member()
  const phone = await academy.visitAs(mobile)
  await phone.go(lessonPath(second))
  await watch(phone, 0.5)
  await write(phone, '# 带走\n> 第二行')
  await phone.open('/packageA/member/notes')
  await phone.press('导出')
  const [download] = await Promise.all([phone.page.waitForEvent('download'), phone.press('保存为 Markdown 文件')])
  expect(download.suggestedFilename()).toMatch(/^学习笔记-.+\.md$/)
  const file = readFileSync(await download.path())
  expect(file.toString()).toContain('> # 带走\n> > 第二行')

  const other = await academy.visitAs(mobile)
  await other.go('/packageA/member/notes')
  await other.see('还没有笔记')
  const take = async () => {
    const [chooser] = await Promise.all([other.page.waitForEvent('filechooser'), other.press('导入')])
    await chooser.setFiles({ name: '学习笔记.md', mimeType: 'text/markdown', buffer: file })
  }
  await take()
  await other.told('导入了 1 条')
  await other.see('# 带走')
  await take()
  await other.told('这些笔记都已经有了')
  expect(other.errors).toEqual([])
})

test('a note keeps the picture of its moment, which goes with it', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(lessonPath(first))
  await watch(phone, 0.5)
  await phone.press('笔记')
  await phone.press('配画面')
  await phone.pressable('不要这张画面').waitFor()
  await write(phone, '看这一页')
  const picture = /^查看 00:\d\d 的画面$/
  await phone.pressable(picture).waitFor()

  await phone.page.reload()
  await phone.press('笔记')
  await phone.pressable(picture).waitFor()
  const size = await phone
    .pressable(picture)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect(size).toBeGreaterThan(100)
  await phone.press(/的笔记：编辑或删除$/)
  await phone.press('删除')
  await phone.see('笔记已删除')
  await phone.lacks(picture)
  await phone.press('撤销')
  await phone.pressable(picture).waitFor()
  expect(phone.errors).toEqual([])
})

test('a passage that is selected can be copied as ever, and gives a note that leads back to it', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/packageA/topic/show?id=1')
  await phone.page.locator('[id^=article-body] [class*=words]').first().waitFor()
  await phone.settled()
  const words = await phone.page.evaluate(() => {
    const last = [...document.querySelectorAll('[id^=article-body] [class*=words]')].pop()
    if (last) document.getSelection()?.selectAllChildren(last)
    return document.getSelection()?.toString().trim() ?? ''
  })
  expect(words).not.toBe('')
  await phone.pressable('写笔记').waitFor()
  expect(await phone.page.evaluate(() => document.getSelection()?.toString().trim())).toBe(words)
  await phone.press('写笔记')
  await phone.fill('笔记内容', '回头再读')
  await phone.press('保存')
  await phone.told('笔记已保存')

  const again = await academy.visit({ memory: await phone.kill() })
  await again.go('/packageA/member/notes')
  await again.see('回头再读')
  await again.press(/^打开《.+》，到“/)
  await again.at('/packageA/topic/show')
  await eventually(async () => {
    const box = await again.words(words.slice(0, 12)).boundingBox()
    expect(box?.y).toBeGreaterThan(40)
    expect(box?.y).toBeLessThan(700)
  })
  expect([...phone.errors, ...again.errors]).toEqual([])
})

const pickSize = (phone: Phone, size: string) =>
  phone.page.getByRole('menu', { name: '字幕大小' }).getByRole('menuitemradio', { name: size }).click()

test('subtitles show what is said, and the transcript leads there', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go(lessonPath(first))
  await watch(phone, 0.5)
  expect(phone.calls('GET', /\/attach\//)).toEqual([])
  await pressControl(phone, '字幕 关')
  await pickSize(phone, '大')
  await jump(phone, 34)
  await phone.see('比如：你好，世界。')
  expect(phone.calls('GET', /\/attach\/\d+$/)).toHaveLength(1)

  await phone.press('文稿')
  await phone.fill('在文稿里找', '拖进浏览器')
  await phone.press(/拖进浏览器/)
  await eventually(async () => expect(await secondOf(phone)).toBeGreaterThan(40))
  await phone.see('保存，再把文件拖进浏览器。')

  // They stay on, and what is on the device is not asked for again.
  await phone.page.reload()
  await watch(phone, 0.5)
  await jump(phone, 8)
  await phone.see('让浏览器显示你写的第一行字。')
  expect(phone.calls('GET', /\/attach\/\d+$/)).toHaveLength(1)
  expect(phone.errors).toEqual([])
})
