import { device } from '@/platform/device'
import { downloader } from '@/platform/download'
import type { RemoteFile, ShowPdf } from '@/platform/download/types'

const file = { url: 'https://api.x/api/v3/course/attach-download?sign=1', name: '讲义', extension: 'pdf' }
const stored = { ...file, url: 'https://bucket.x/attach/5-abc?Expires=1&Signature=2' }

/** A browser that draws no PDF itself. */
const noViewer = async () => false

const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>()

/** What the browser was told to save. */
function watchLinks() {
  const links: { href: string; name: string }[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push({ href: this.href, name: this.download })
  })
  return links
}

/** jsdom's blobs cannot be read. */
const answerOf = (type: string, text = '') => {
  const blob = Object.assign(new Blob([text], { type }), { text: async () => text })
  fetched.mockResolvedValue({ ok: true, status: 200, blob: async () => blob })
}

beforeEach(() => {
  fetched.mockReset()
  Object.assign(globalThis, { fetch: fetched })
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: jest.fn() })
})

afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(device, { isWechatBrowser: false })
})

test.each([
  ['讲义', 'pdf', '讲义.pdf'],
  ['讲义.pdf', 'pdf', '讲义.pdf'],
  ['讲义', '', '讲义'],
])('%s (%s) is fetched from the server and saved as %s', async (name, extension, saved) => {
  const links = watchLinks()
  answerOf('application/pdf')
  await expect(downloader.save({ ...file, name, extension })).resolves.toBe('started')
  expect(fetched).toHaveBeenCalledWith(file.url, expect.anything())
  expect(links).toEqual([{ href: 'blob:file', name: saved }])
  expect(document.querySelector('a')).toBeNull()
})

test('a storage’s address is left to the browser', async () => {
  const links = watchLinks()
  await expect(downloader.save(stored)).resolves.toBe('started')
  expect(fetched).not.toHaveBeenCalled()
  expect(links).toEqual([{ href: stored.url, name: '讲义.pdf' }])
})

test('what the server says in place of the file is no file', async () => {
  const links = watchLinks()
  const answer = { code: 1, message: '源文件不存在', data: [] }
  answerOf('application/json', JSON.stringify(answer))
  await expect(downloader.save(file)).resolves.toEqual({ answer })
  expect(links).toEqual([])
})

test('a page of a portal is none either: it has failed', async () => {
  const links = watchLinks()
  answerOf('text/html', '<html>登录 Wi-Fi</html>')
  await expect(downloader.save(file)).rejects.toThrow('no file')
  expect(links).toEqual([])
})

test('a file of JSON is a file', async () => {
  const links = watchLinks()
  answerOf('application/json', '[{"code":1}]')
  await expect(downloader.save({ ...file, extension: 'json' })).resolves.toBe('started')
  expect(links).toHaveLength(1)
})

test('no network, and a gateway’s own page, are failures', async () => {
  const links = watchLinks()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(downloader.save(file)).rejects.toThrow('Failed to fetch')
  // It broke off, and is there again.
  fetched.mockRejectedValueOnce(new TypeError('network error'))
  fetched.mockResolvedValueOnce({ ok: true, status: 200, type: 'basic' })
  await expect(downloader.save(file)).rejects.toThrow('network error')
  fetched.mockResolvedValueOnce({ ok: false, status: 502 })
  await expect(downloader.save(file)).rejects.toThrow('502')
  expect(links).toEqual([])
})

/** A server that sends on to a storage without CORS. */
const sendOn = () =>
  fetched.mockImplementation((_, { redirect } = {}) =>
    redirect === 'manual'
      ? Promise.resolve({ ok: false, status: 0, type: 'opaqueredirect' })
      : Promise.reject(new TypeError('Failed to fetch')),
  )

test.each([
  ['saved', downloader.save, 'zip'],
  ['shown', (remote: RemoteFile) => downloader.show(remote, noViewer), 'pdf'],
] as const)(
  'a file to be %s that the server sends on to a storage is left to the browser',
  async (_, take, extension) => {
    const links = watchLinks()
    sendOn()
    await expect(take({ ...file, extension })).resolves.toBe('started')
    expect(links).toEqual([{ href: file.url, name: `讲义.${extension}` }])
  },
)

/** A server whose addresses work once. */
function onceOnly() {
  const used = new Set<string>()
  let given = 0
  const sentOn = fetched.getMockImplementation()
  fetched.mockImplementation(async (url, options) => {
    if (used.has(url)) return { ok: true, status: 200, type: 'cors', blob: async () => new Blob(['参数错误']) }
    used.add(url)
    return sentOn?.(url, options) ?? Promise.reject(new Error('no answer'))
  })
  return { used, remote: { ...file, renew: () => `${file.url}&again=${++given}` } }
}

test.each([
  ['zip', downloader.save],
  ['pdf', (remote: RemoteFile) => downloader.show(remote, noViewer)],
] as const)('no address of a %s is used twice', async (extension, take) => {
  const links = watchLinks()
  sendOn()
  const { used, remote } = onceOnly()
  await expect(take({ ...remote, extension })).resolves.toBe('started')
  expect(links).toHaveLength(1)
  expect(used.has(links[0]?.href ?? '')).toBe(false)
})

test("WeChat's browser takes none from a storage either", async () => {
  const links = watchLinks()
  sendOn()
  Object.assign(device, { isWechatBrowser: true })
  await expect(downloader.show({ ...file, extension: 'png' }, noViewer)).resolves.toBe('refused')
  expect(links).toEqual([])
})

test("WeChat's browser takes no files", async () => {
  const links = watchLinks()
  Object.assign(device, { isWechatBrowser: true })
  await expect(downloader.save(file)).resolves.toBe('refused')
  expect(fetched).not.toHaveBeenCalled()
  expect(links).toEqual([])
})

test.each([
  ['png', 'image/png'],
  ['pdf', 'application/pdf'],
])('a %s is shown as what it is called', async (extension, type) => {
  const shown: string[] = []
  const links = watchLinks()
  answerOf('text/html', '<script>')
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      shown.push(blob.type)
      return 'blob:file'
    },
  })
  jest.spyOn(window, 'open').mockReturnValue(window)
  await expect(downloader.show({ ...file, extension }, noViewer)).resolves.toBe('opened')
  expect(shown).toEqual([type])
  expect(links).toEqual([])
})

describe('a PDF', () => {
  test('of the server is drawn whole, and can be saved from there', async () => {
    const links = watchLinks()
    answerOf('application/pdf')
    const showPdf = jest.fn<Promise<boolean>, Parameters<ShowPdf>>(async () => true)
    await expect(downloader.show(file, showPdf)).resolves.toBe('opened')
    expect(links).toEqual([])
    const [source, save] = showPdf.mock.calls[0] ?? []
    expect(source).toBeInstanceOf(Blob)
    await save?.()
    expect(links).toEqual([{ href: 'blob:file', name: '讲义.pdf' }])
  })

  test('of a storage is drawn from its address, part by part', async () => {
    const showPdf = jest.fn<Promise<boolean>, Parameters<ShowPdf>>(async () => true)
    await expect(downloader.show(stored, showPdf)).resolves.toBe('opened')
    expect(showPdf).toHaveBeenCalledWith(stored.url, expect.any(Function), expect.any(Function))
    expect(fetched).not.toHaveBeenCalled()
  })

  test('of a storage is asked for and saved by a fresh address, because the first expires', async () => {
    const links = watchLinks()
    const showPdf = jest.fn<Promise<boolean>, Parameters<ShowPdf>>(async () => true)
    const fresh = `${stored.url}&again=1`
    await downloader.show({ ...stored, renew: () => fresh }, showPdf)
    const [, save, renew] = showPdf.mock.calls[0] ?? []
    await expect(renew?.()).resolves.toBe(fresh)
    await save?.()
    expect(links).toEqual([{ href: fresh, name: '讲义.pdf' }])
  })

  test('of a storage that lets no script read it is saved by the browser', async () => {
    const links = watchLinks()
    const fresh = `${stored.url}&again=1`
    await expect(downloader.show({ ...stored, renew: () => fresh }, noViewer)).resolves.toBe('started')
    expect(links).toEqual([{ href: fresh, name: '讲义.pdf' }])
  })

  test('is drawn in WeChat’s browser, which saves none', async () => {
    Object.assign(device, { isWechatBrowser: true })
    answerOf('application/pdf')
    const showPdf = jest.fn<Promise<boolean>, Parameters<ShowPdf>>(async () => true)
    await expect(downloader.show(file, showPdf)).resolves.toBe('opened')
    expect(showPdf).toHaveBeenCalledWith(expect.any(Blob), undefined)
    await expect(downloader.show(file, noViewer)).resolves.toBe('refused')
  })

  test('that is an answer of the server is not drawn', async () => {
    const answer = { code: 1, message: '源文件不存在', data: [] }
    answerOf('application/json', JSON.stringify(answer))
    const showPdf = jest.fn<Promise<boolean>, Parameters<ShowPdf>>(async () => true)
    await expect(downloader.show(file, showPdf)).resolves.toEqual({ answer })
    expect(showPdf).not.toHaveBeenCalled()
  })
})

test('a picture of a storage is shown, though no script may read it', async () => {
  const picture = { ...stored, extension: 'png' }
  await expect(downloader.show(picture, noViewer)).resolves.toBe('opened')
  expect(fetched).not.toHaveBeenCalled()
  const addresses = [...document.querySelectorAll<HTMLImageElement>('.app-pictures img')].map(({ src }) => src)
  expect(addresses).toContain(stored.url)
})

test('what cannot be shown is saved', async () => {
  const links = watchLinks()
  answerOf('application/zip')
  await expect(downloader.show({ ...file, extension: 'zip' }, noViewer)).resolves.toBe('started')
  expect(links).toHaveLength(1)
})

test('a download says how far it is, where the length is known', async () => {
  watchLinks()
  const headers = { 'content-length': '200', 'content-type': 'application/zip' }
  fetched.mockResolvedValue(new Response(new Uint8Array(100), { headers }))
  const percents: number[] = []
  await downloader.save({ ...file, extension: 'zip' }, (percent) => percents.push(percent))
  expect(percents).toEqual([50])
})

test('a file on its way may take long, but one that stands still for a minute has failed', async () => {
  jest.useFakeTimers()
  const links = watchLinks()
  let arrive: (chunk: object) => void = () => undefined
  fetched.mockImplementation(async (_, { signal } = {}) => {
    const read = () =>
      new Promise((resolve, reject) => {
        arrive = resolve
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    const body = { getReader: () => ({ read }) } as unknown as Response['body']
    return { ok: true, status: 200, headers: new Headers(), body }
  })
  const taken = downloader.save({ ...file, extension: 'zip' }).catch((error: Error) => error.name)
  for (let minute = 0; minute < 3; minute++) {
    await jest.advanceTimersByTimeAsync(59_000)
    arrive({ done: false, value: new Uint8Array(1) })
  }
  await jest.advanceTimersByTimeAsync(60_000)
  await expect(taken).resolves.toBe('AbortError')
  // It was not taken for a storage that lets no script read its files.
  expect([fetched.mock.calls.length, links]).toEqual([1, []])
  jest.useRealTimers()
})

test('a picture becomes an address of its own', async () => {
  fetched.mockResolvedValue({ ok: true, status: 200, blob: async () => new Blob(['PNG'], { type: 'image/png' }) })
  await expect(downloader.picture(file.url)).resolves.toBe(`data:image/png;base64,${btoa('PNG')}`)
})

test('what the server says in place of the picture is no picture', async () => {
  const answer = { code: 404, message: '资源不存在', data: [] }
  answerOf('application/json', JSON.stringify(answer))
  await expect(downloader.picture(file.url)).resolves.toEqual({ answer })
})

describe('what is in a file', () => {
  const arrayBuffer = async () => Uint8Array.of(1, 2).buffer

  test('is read', async () => {
    const blob = Object.assign(new Blob([], { type: 'text/vtt' }), { arrayBuffer })
    fetched.mockResolvedValue({ ok: true, status: 200, blob: async () => blob })
    await expect(downloader.bytes(file.url)).resolves.toEqual(Uint8Array.of(1, 2).buffer)
  })

  test('that is not there is nothing', async () => {
    fetched.mockResolvedValue({ ok: false, status: 404 })
    await expect(downloader.bytes(file.url)).resolves.toBeNull()
    answerOf('text/html', '<html>首页</html>')
    await expect(downloader.bytes(file.url)).resolves.toBeNull()
  })

  test.each([408, 429, 502])('that may come later (%i) fails', async (status) => {
    fetched.mockResolvedValue({ ok: false, status })
    await expect(downloader.bytes(file.url)).rejects.toThrow(String(status))
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(downloader.bytes(file.url)).rejects.toThrow('fetch')
  })
})
