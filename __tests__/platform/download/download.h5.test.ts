import { device } from '@/platform/device'
import { downloader } from '@/platform/download'

const file = { url: 'https://x/file?sign=1', name: '讲义', extension: 'pdf' }

/** What the browser was told to fetch. */
function watchLinks() {
  const links: { href: string; name: string }[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, name: this.download })
  })
  return links
}

afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(device, { isWechatBrowser: false })
})

test.each([
  ['讲义', 'pdf', '讲义.pdf'],
  ['讲义.pdf', 'pdf', '讲义.pdf'],
  ['讲义', '', '讲义'],
])('the browser saves %s (%s) as %s', async (name, extension, saved) => {
  const links = watchLinks()
  await expect(downloader.save({ ...file, name, extension })).resolves.toBe('started')
  expect(links).toEqual([{ href: file.url, name: saved }])
  expect(document.querySelector('a')).toBeNull()
})

test('WeChat\'s browser takes no files', async () => {
  const links = watchLinks()
  Object.assign(device, { isWechatBrowser: true })
  await expect(downloader.save(file)).resolves.toBe('refused')
  expect(links).toEqual([])
})
