import { textFiles } from '@/platform/textFile'
import { device } from '@/platform/device'

let clicks: HTMLElement[] = []

beforeEach(() => {
  clicks = []
  jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    clicks.push(this)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
})
afterEach(() => jest.restoreAllMocks())

const choose = (file: Blob | undefined) => {
  Object.defineProperty(clicks[0], 'files', { value: file ? [file] : [] })
  clicks[0]?.dispatchEvent(new Event('change'))
}
const fileOf = (bytes: Buffer) =>
  Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) })

test('a text is saved under its name', async () => {
  expect(await textFiles.save('笔记.md', '# 我的笔记')).toBe('started')
  expect(clicks[0]).toMatchObject({ href: 'blob:file', download: '笔记.md' })
})

test('WeChat’s browser saves none', async () => {
  jest.replaceProperty(device, 'isWechatBrowser', true)
  expect(await textFiles.save('笔记.md', '# 我的笔记')).toBe('refused')
  expect(clicks).toEqual([])
})

test('a file is read', async () => {
  const picking = textFiles.pick('md')
  expect(clicks[0]?.getAttribute('accept')).toContain('.md')
  choose(fileOf(Buffer.from('\uFEFF# 我的笔记')))
  expect(await picking).toBe('# 我的笔记')
})

test('none was chosen', async () => {
  const picking = textFiles.pick('md')
  clicks[0]?.dispatchEvent(new Event('cancel'))
  expect(await picking).toBeNull()
})

test('what is no text fails', async () => {
  const picking = textFiles.pick('md')
  choose(fileOf(Buffer.from([0x89, 0x50, 0x00, 0xff])))
  await expect(picking).rejects.toThrow()
})
