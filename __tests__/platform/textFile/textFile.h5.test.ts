import { textFiles } from '@/platform/textFile'
import { device } from '@/platform/device'

let input: HTMLInputElement | undefined
let clicked: HTMLAnchorElement | undefined

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLInputElement) input = this
    if (this instanceof HTMLAnchorElement) clicked = this
  })
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
})
afterEach(() => {
  jest.restoreAllMocks()
  input = clicked = undefined
})

const choose = (file: Blob | undefined) => {
  Object.defineProperty(input, 'files', { value: file ? [file] : [] })
  input?.dispatchEvent(new Event('change'))
}
const fileOf = (bytes: Buffer) =>
  Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) })

test('a text is saved under its name', async () => {
  expect(await textFiles.save('笔记.md', '# 我的笔记')).toBe('saved')
  expect(clicked).toMatchObject({ href: 'blob:file', download: '笔记.md' })
})

test('WeChat’s browser saves none', async () => {
  jest.replaceProperty(device, 'isWechatBrowser', true)
  expect(await textFiles.save('笔记.md', '# 我的笔记')).toBe('refused')
  expect(clicked).toBeUndefined()
})

test('a file is read', async () => {
  const picking = textFiles.pick('md')
  expect(input?.accept).toContain('.md')
  choose(fileOf(Buffer.from('\uFEFF# 我的笔记')))
  expect(await picking).toBe('# 我的笔记')
})

test('none was chosen', async () => {
  const picking = textFiles.pick('md')
  input?.dispatchEvent(new Event('cancel'))
  expect(await picking).toBeNull()
})

test('what is no text fails', async () => {
  const picking = textFiles.pick('md')
  choose(fileOf(Buffer.from([0xd6, 0xd0])))
  await expect(picking).rejects.toThrow()
})
