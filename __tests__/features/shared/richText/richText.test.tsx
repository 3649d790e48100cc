// First: what times out takes the clock that it finds.
import { pass, until } from '../../../setup/clock'

import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import * as React from 'react'
import { act, type ReactNode } from 'react'
import * as ReactDOM from 'react-dom/client'

import { RichText, type RichTextProps } from '@/features/shared/richText'
import { viewport } from '@/platform/viewport'
import { useAppConfig } from '@/stores/appConfig'

import { anAppConfig } from '../../../factories/app'
import { hide, showAgain, turn } from '../../../setup/learner'

jest.mock('@/features/shared/richText/typeset/h5/katex', () => {
  throw new Error('offline')
})

createReactApp(() => null, React, ReactDOM, { pages: [] })

/** What Taro's elements ask for and jsdom lacks: everything is in sight, and no video plays. */
class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target }])
  }
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: Sight })
HTMLMediaElement.prototype.load = function load(this: HTMLMediaElement) {
  this.currentTime = 0
}

afterEach(() => document.body.replaceChildren())

async function draw(content: ReactNode): Promise<HTMLElement> {
  const box = document.createElement('div')
  document.body.append(box)
  await act(async () => ReactDOM.createRoot(box).render(content))
  return box
}

const show = (html: string, props: Partial<RichTextProps> = {}) => draw(<RichText html={html} {...props} />)

const press = (element: Element | null) =>
  act(async () => void element?.dispatchEvent(new MouseEvent('click', { bubbles: true })))

test('words keep their blanks, plain ones need no node of their own', async () => {
  const box = await show('<p>Hello <b>big</b> <i>world</i> &amp; all</p>')
  expect(box.textContent).toBe('Hello big world & all')
  expect(box.querySelectorAll('span')).toHaveLength(3)
})

test('text can be selected', async () => {
  const box = await show('<p>a</p><pre>b</pre>')
  expect([...box.querySelectorAll('span')].map(({ className }) => className)).toEqual([
    expect.stringContaining('selectable'),
    expect.stringContaining('selectable'),
  ])
})

test('the parts have their roles', async () => {
  const box = await show(
    '<h2>标题</h2><ol start=4><li>甲<li>乙</ol><blockquote>引</blockquote><pre>code</pre><hr>' +
      '<table><tr><th>表头</th></tr><tr><td colspan=2>格</td></tr></table>',
  )
  // The button that copies comes later.
  await until(() => box.querySelector('[role=button]') !== null)
  const roles = [...box.querySelectorAll('[role]')].map((element) => element.getAttribute('role'))
  expect(roles).toEqual([
    'heading',
    'list',
    'listitem',
    'listitem',
    'blockquote',
    'group',
    'button',
    'separator',
    'group',
    'table',
    'row',
    'columnheader',
    'row',
    'cell',
  ])
  expect(box.querySelector('[role=heading]')?.getAttribute('aria-level')).toBe('2')
  expect(box.textContent).toContain('4.甲5.乙')
  expect(box.querySelector<HTMLElement>('[role=cell]')?.style.gridArea).toBe('2 / 1 / span 1 / span 2')
})

test("an author's colours have a tone for each theme", async () => {
  const box = await show('<p><span style="color:#00f">a</span><span style="color:#333">b</span></p>')
  const tinted = box.querySelector<HTMLElement>('.inked')
  expect(tinted?.textContent).toBe('a')
  expect(tinted?.style.getPropertyValue('--tone-light')).toMatch(/^#/)
  expect(tinted?.style.getPropertyValue('--tone-dark')).toMatch(/^#/)
})

test('a link calls onLink, by finger and by Enter', async () => {
  const onLink = jest.fn()
  const box = await show('<p>see <a href="https://a.cn/x">this</a></p>', { onLink })
  const link = box.querySelector('[role=link]')
  await press(link)
  await act(async () => void link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  expect(onLink.mock.calls).toEqual([['https://a.cn/x'], ['https://a.cn/x']])
  expect(link?.getAttribute('tabindex')).toBe('0')
})

test('a picture opens large with the others beside it', async () => {
  const box = await show('<p><img src=https://a.cn/1.png alt=图一></p><p>x <img src=https://a.cn/2.png></p>')
  await press(box.querySelector('[aria-label="查看大图：图一"]'))
  const large = () => document.querySelector("[role='dialog'][aria-label='图片预览']")
  await until(() => large() !== null)
  const pictures = [...(large()?.querySelectorAll('img') ?? [])]
  expect(pictures.map(({ src }) => src)).toEqual(['https://a.cn/1.png', 'https://a.cn/2.png'])
  expect(large()?.textContent).toContain('1 / 2')
})

test('a linked picture follows its link', async () => {
  const onLink = jest.fn()
  const box = await show('<a href="/course/7"><img src=https://a.cn/1.png alt=课程></a>', { onLink })
  await press(box.querySelector('[role=link][aria-label=课程]'))
  expect(onLink).toHaveBeenCalledWith('/course/7')
})

test('a picture that fails leaves words, and comes by a tap or with the network', async () => {
  const box = await show('<img src=https://a.cn/1.png alt=树>')
  await act(async () => void box.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(box.textContent).toBe('图片没有加载出来：树，点按重试')
  const isDrawn = () => box.querySelector('img') !== null
  await press(box.querySelector('[role=button]'))
  expect(isDrawn()).toBe(true)
  await act(async () => void box.querySelector('img')?.dispatchEvent(new Event('error')))
  expect(isDrawn()).toBe(false)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(isDrawn()).toBe(true)
})

test('a small picture keeps its own width once it is known, a large one takes the column', async () => {
  const box = await show('<p>x<img src=https://a.cn/1.png></p>')
  const image = box.querySelector('img')
  const load = (naturalWidth: number) =>
    act(async () => {
      if (image) Object.defineProperty(image, 'naturalWidth', { value: naturalWidth, configurable: true })
      image?.dispatchEvent(new Event('load'))
    })
  await load(40)
  expect(image?.style.width).toBe('40px')
  await load(900)
  expect(image?.style.width).toBe('100%')
})

test("another site's video is asked for nothing before it is wanted", async () => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) })
  const box = await show('<video src=https://b.cn/v.mp4 poster=//b.cn/p.jpg></video>')
  expect(box.innerHTML).not.toContain('b.cn/')
  expect(box.textContent).toContain('b.cn')
  await press(box.querySelector('[role=button]'))
  expect(box.querySelector('video')).toMatchObject({ src: 'https://b.cn/v.mp4', autoplay: true })
})

test('pictures are fetched without saying from where', async () => {
  const box = await show('<p><img src=https://b.cn/p.jpg></p>')
  expect(box.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test("a video and a sound play under the browser's own controls", async () => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) })
  const box = await show('<video src=https://a.cn/v.mp4 poster=//a.cn/p.jpg></video><audio src=//a.cn/s.mp3></audio>')
  const video = box.querySelector('video')
  expect([video?.src, video?.poster]).toEqual(['https://a.cn/v.mp4', 'https://a.cn/p.jpg'])
  expect(video?.controls).toBe(true)
  const audio = box.querySelector('audio')
  expect([audio?.src, audio?.controls]).toEqual(['https://a.cn/s.mp3', true])
})

test.each([
  ['video', '视频没有加载出来重试'],
  ['audio', '音频没有加载出来重试'],
])('a %s that fails is tried again for half a minute, then leaves words', async (tag, words) => {
  const box = await show(`<${tag} src=https://a.cn/x></${tag}>`)
  const fail = () => act(async () => void box.querySelector(tag)?.dispatchEvent(new Event('error')))
  await fail()
  for (const sec of [1, 3, 8, 20]) {
    await until(() => box.textContent === '正在重新连接')
    expect(box.textContent).toBe('正在重新连接')
    await pass(sec * 1_000)
    expect(box.textContent).toBe('')
    await fail()
  }
  await until(() => box.textContent === words)
  expect(box.textContent).toBe(words)
})

test('a sound that breaks goes on where it was', async () => {
  const box = await show('<audio src=https://a.cn/s.mp3></audio>')
  const say = (name: string) => act(async () => void box.querySelector('audio')?.dispatchEvent(new Event(name)))
  const audio = () => box.querySelector('audio') as HTMLAudioElement
  audio().currentTime = 42
  await say('timeupdate')
  await say('error')
  await pass(1_000)
  expect(audio().currentTime).toBe(0)
  await say('loadedmetadata')
  expect(audio().currentTime).toBe(42)
})

test.each(['video', 'audio'])('a %s rests under another page, also one that is being tried again', async (tag) => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) })
  const box = await show(`<${tag} src=https://a.cn/x></${tag}>`)
  const medium = box.querySelector<HTMLMediaElement>(tag)
  const say = (name: string) => act(async () => void medium?.dispatchEvent(new Event(name)))
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
  await say('play')
  await say('error')
  await until(() => box.textContent === '正在重新连接')
  await hide()
  expect(pause.mock.contexts).toContain(medium)
  await pass(30_000)
  expect(box.textContent).toBe('正在重新连接')
  await showAgain()
  await pass(1_000)
  expect([medium?.autoplay, box.textContent]).toEqual([false, ''])
})

test.each(['video', 'audio'])('a %s goes on when another app is opened, also one that breaks there', async (tag) => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) })
  const box = await show(`<${tag} src=https://a.cn/x></${tag}>`)
  const medium = box.querySelector<HTMLMediaElement>(tag)
  const say = (name: string) => act(async () => void medium?.dispatchEvent(new Event(name)))
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockClear()
  await say('play')
  await turn('hidden')
  await hide()
  expect(pause.mock.contexts).not.toContain(medium)
  await say('error')
  await until(() => box.textContent === '正在重新连接')
  await pass(1_000)
  expect([medium?.autoplay, box.textContent]).toEqual([true, ''])
  await turn('visible')
})

test.each(['video', 'audio'])('a %s that begins ends what another page plays in the small window', async (tag) => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) })
  const box = await show(`<${tag} src=https://a.cn/x></${tag}>`)
  const other = document.createElement('video')
  const exitPictureInPicture = jest.fn(async () => undefined)
  Object.assign(document, { exitPictureInPicture })
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: other })
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockClear()
  await act(async () => void box.querySelector(tag)?.dispatchEvent(new Event('play')))
  Reflect.deleteProperty(document, 'pictureInPictureElement')
  expect(pause.mock.contexts).toEqual([other])
  expect(exitPictureInPicture).toHaveBeenCalledTimes(1)
})

test('a video in its small window goes on under another page, also when it breaks, until the window is closed', async () => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) })
  const box = await show('<video src=https://a.cn/x></video>')
  const video = box.querySelector('video')
  const say = (name: string) => act(async () => void video?.dispatchEvent(new Event(name)))
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockClear()
  await say('play')
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video })
  await say('enterpictureinpicture')
  await hide()
  expect(pause.mock.contexts).not.toContain(video)
  await say('error')
  await until(() => box.textContent === '正在重新连接')
  await pass(1_000)
  expect([video?.autoplay, box.textContent]).toEqual([true, ''])
  Reflect.deleteProperty(document, 'pictureInPictureElement')
  pause.mockClear()
  await say('leavepictureinpicture')
  expect(pause.mock.contexts).toContain(video)
})

/** A medium that has played for 42 seconds, and has then failed for longer than it is tried again. */
async function lost(tag: 'video' | 'audio') {
  const box = await show(`<${tag} src=https://a.cn/x></${tag}>`)
  const medium = () => box.querySelector<HTMLMediaElement>(tag)
  const say = (name: string) => act(async () => void medium()?.dispatchEvent(new Event(name)))
  Object.assign(medium() ?? {}, { currentTime: 42 })
  await say('play')
  await say('timeupdate')
  const fail = async () => {
    for (const sec of [1, 3, 8, 20]) {
      await say('error')
      await until(() => box.textContent === '正在重新连接')
      await pass(sec * 1_000)
    }
    await say('error')
    await until(() => box.textContent?.includes('没有加载出来') === true)
  }
  await fail()
  const isBack = async () => {
    await until(() => !box.textContent?.includes('没有加载出来'))
    await say('loadedmetadata')
    expect([medium()?.autoplay, medium()?.currentTime, box.textContent]).toEqual([true, 42, ''])
  }
  return { box, say, fail, isBack, medium }
}

describe.each(['video', 'audio'] as const)('a %s that was lost', (tag) => {
  beforeEach(() => useAppConfig.setState({ config: anAppConfig({ url: 'https://a.cn/' }) }))

  test('plays on where it was by a press, as often as it takes', async () => {
    const { box, fail, isBack } = await lost(tag)
    const again = () => press([...box.querySelectorAll('[role]')].find((one) => one.textContent === '重试') ?? null)
    await again()
    await isBack()
    await fail()
    await again()
    await isBack()
  })

  test('plays on by itself once the network is back', async () => {
    const { isBack } = await lost(tag)
    await act(async () => void window.dispatchEvent(new Event('online')))
    await isBack()
  })

  test('does not begin to sound under another page: it is there, and rests, on the return', async () => {
    const { box, say, medium } = await lost(tag)
    await hide()
    await act(async () => void window.dispatchEvent(new Event('online')))
    await pass(30_000)
    expect(box.textContent).toContain('没有加载出来')
    await showAgain()
    await until(() => box.textContent === '')
    await say('loadedmetadata')
    expect([medium()?.autoplay, medium()?.currentTime, box.textContent]).toEqual([false, 42, ''])
  })

  test('does not start if it was paused', async () => {
    const box = await show(`<${tag} src=https://a.cn/x></${tag}>`)
    const medium = () => box.querySelector<HTMLMediaElement>(tag)
    const say = (name: string) => act(async () => void medium()?.dispatchEvent(new Event(name)))
    await say('play')
    await say('pause')
    await say('error')
    await until(() => box.textContent === '正在重新连接')
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect([medium()?.autoplay, box.textContent]).toEqual([false, ''])
  })
})

test('a player of another site names it, and comes only when it is wanted, in a sandbox', async () => {
  const box = await show('<iframe src=https://v.qq.com/x></iframe>')
  expect(box.textContent).toContain('v.qq.com')
  expect(box.querySelector('iframe')).toBeNull()
  await press(box.querySelector('[role=button]'))
  const frame = box.querySelector('iframe')
  expect(frame?.src).toBe('https://v.qq.com/x')
  expect(frame?.getAttribute('sandbox')).toContain('allow-scripts')
})

test('a player of a site that is not known is a link, which names the site', async () => {
  const onLink = jest.fn()
  const box = await show('<p>前</p><iframe src=https://player.polyv.net/x></iframe>', { onLink })
  expect(box.textContent).toContain('前打开视频页面来自 player.polyv.net')
  await press(box.querySelector('[role=link]'))
  expect(onLink.mock.calls).toEqual([['https://player.polyv.net/x']])
  expect(box.querySelector('iframe')).toBeNull()
})

test('the space of a picture is kept from the start when its size is known', async () => {
  const box = await show('<img src=https://a.cn/1.png width=800 height=400 style="width:100%">')
  const image = box.querySelector('img')
  expect([image?.style.width, image?.style.aspectRatio]).toEqual(['100%', '2'])
})

test('without the typesetter a formula is text with raised and lowered parts', async () => {
  const box = await show('<p>即 $x_1^{20}$。</p>')
  expect(box.textContent).toBe('即 x120。')
  const scripts = ['.sub', '.sup'].map((name) => box.querySelector(name)?.textContent)
  expect(scripts).toEqual(['1', '20'])
})

test('a long text is drawn in steps', async () => {
  jest.useFakeTimers()
  const box = await show('<p>段</p>'.repeat(100))
  const drawn = [box.querySelectorAll('.paragraph').length]
  for (let step = 0; step < 3; step++) {
    await act(async () => void jest.advanceTimersByTime(16))
    drawn.push(box.querySelectorAll('.paragraph').length)
  }
  jest.useRealTimers()
  expect(drawn).toEqual([40, 80, 100, 100])
})

test('a long text is shown in portions, to its end', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => `<tr><td>${index + 1} 甲</td><td>乙</td><td>丙</td></tr>`)
  const box = await show(`<table>${rows.join('')}</table><p>全文完</p>`)
  const more = () => box.querySelector('[role=button]')
  expect(more()?.textContent).toBe('继续显示')
  expect(box.textContent).not.toContain('全文完')
  await press(more())
  expect(box.textContent).toContain('1000 甲')
  expect(box.textContent).toContain('全文完')
  expect(more()).toBeNull()
})

/** Four of these are a portion. */
const longParagraph = (index: number) => `<p>第 ${index + 1} 段${'<i>x</i>'.repeat(700)}</p>`
const longText = Array.from({ length: 10 }, (_, index) => longParagraph(index)).join('')

test('a long text shows the block that is asked for', async () => {
  const box = await show(longText, { upTo: 8 })
  expect(box.textContent).toContain('第 9 段')
})

test('a link leads to a place further down a long text', async () => {
  const brought = jest.spyOn(viewport, 'bring').mockResolvedValue(true)
  const box = await show(`<p><a href="#end">结尾</a></p>${longText}<h2 id="end">全文完</h2>`)
  expect(box.textContent).not.toContain('全文完')
  await press(box.querySelector('[role=link]'))
  expect(box.textContent).toContain('全文完')
  expect(brought.mock.calls.map(([, name, index]) => [name, index])).toEqual([['rich-place', 0]])
  brought.mockRestore()
})

test('a link to a place that the text does not have draws no more of it', async () => {
  const box = await show(`<p><a href="#top">回到顶部</a></p>${longText}<p>全文完</p>`)
  await press(box.querySelector('[role=link]'))
  expect(box.textContent).not.toContain('全文完')
})

test('what lies too deep counts as well: no text is drawn without an end', async () => {
  const box = await show(`${'<div>'.repeat(100)}${'<i>x</i>'.repeat(6_000)}`)
  expect(box.textContent).toContain('继续显示')
})

test('an answer that is folded unfolds by a press, and its picture can be seen large', async () => {
  const html = '<details><summary>参考答案</summary><p>选 B<img src="https://a.cn/1.png" alt="图"></p></details>'
  const box = await show(html)
  expect(box.textContent).toBe('参考答案')
  const head = box.querySelector('[role=button]')
  expect(head?.getAttribute('aria-expanded')).toBe('false')
  await press(head)
  expect(box.textContent).toContain('选 B')
  expect(box.querySelector('[aria-label="查看大图：图"]')).not.toBeNull()
  await press(head)
  expect(box.textContent).toBe('参考答案')
})

test('inside something that is pressed itself what is folded lies open', async () => {
  const box = await show('<details><summary>甲</summary>乙</details>', { isInert: true })
  expect(box.textContent).toBe('甲乙')
  expect(box.querySelector('[role=button]')).toBeNull()
})

test('a link to a place in the text brings it there; other ids of the text are no elements', async () => {
  const bring = jest.spyOn(viewport, 'bring').mockResolvedValue(true)
  const html = '<p id="app"><a href="#b">去乙</a></p><h2 id="a">甲</h2><a name="b"></a><h2>乙</h2>'
  const box = await show(html)
  expect(box.querySelectorAll('.rich-place')).toHaveLength(1)
  await press(box.querySelector('[role=link]'))
  expect(bring).toHaveBeenCalledWith(box.querySelector('.rich')?.id, 'rich-place', 0, expect.any(Number))
})

test('a picture by a path is asked for at the academy’s server', async () => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://school.example' }) })
  const box = await show('<p><img src="/storage/1.png" alt="图"></p>')
  expect(box.querySelector('img')?.getAttribute('src')).toBe('https://school.example/storage/1.png')
})

test('a picture that cannot be shown leaves word where it stood', async () => {
  const box = await show('<p>如图<img src="file:///C:/1.wmf" alt="电路图">，求电流</p>')
  expect(box.textContent).toBe('如图图片无法显示：电路图，求电流')
})

test('the first line is moved in as the author has it', async () => {
  const box = await show('<p style="text-indent:2em">字</p>')
  expect(box.querySelector<HTMLElement>('.paragraph')?.style.textIndent).toBe('2em')
})

test('a film that is higher than wide says so to the layout once it is known', async () => {
  useAppConfig.setState({ config: anAppConfig({ url: 'https://school.example' }) })
  const box = await show('<video src="https://school.example/1.mp4"></video>')
  const video = box.querySelector('video') as HTMLVideoElement
  expect(video.className).not.toContain('tall')
  Object.defineProperties(video, { videoWidth: { value: 720 }, videoHeight: { value: 1280 } })
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(video.className).toContain('tall')
})
