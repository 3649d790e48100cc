import { workerScript } from '../../config/webpack/worker'
import { WorkerPhone } from './setup/workerPhone'

jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] })

/** What a build of this name puts on the server: its entry, home, two pages and a player. */
function release(name: string): Map<string, { body: string }> {
  const hash = (part: string) => `${part}.${name.repeat(8).slice(0, 8)}`
  const files = ['home', 'course', 'mine', 'player']
  const table = {
    css: [hash('home')],
    js: files.map(hash),
    pages: { 'pages/index/index': [0, 1], 'pages/member/index': [3] },
  }
  const html = [
    '<!DOCTYPE html><script id="config" defer src="./config.js"></script>',
    `<script defer src="./js/${hash('app')}.js"></script>`,
    `<script id="files" type="application/json">${JSON.stringify(table)}</script>`,
  ].join('')
  return new Map([
    ['', { body: html }],
    ['config.js', { body: `window.__ZHITU__ = {} // ${name}` }],
    ['sw.js', { body: workerScript() }],
    [`css/${hash('home')}.css`, { body: `.${name}{}` }],
    ...['app', ...files].map((part): [string, { body: string }] => [`js/${hash(part)}.js`, { body: `${part}()` }]),
  ])
}

const startOf = (name: string) => [
  '',
  'config.js',
  `css/home.${name.repeat(8)}.css`,
  ...['app', 'home', 'mine'].map((part) => `js/${part}.${name.repeat(8)}.js`),
]
const a = 'a'.repeat(8)
const b = 'b'.repeat(8)

/** The server's files become those of another release; files of before stay, as an operator leaves them. */
function deploy(phone: WorkerPhone, name: string): void {
  for (const [place, file] of release(name)) phone.site.set(place, file)
}

/** A phone on which release a has been opened once, with the page of a course. */
async function used(): Promise<WorkerPhone> {
  const phone = new WorkerPhone(release('a'))
  await phone.open()
  await phone.tell([`js/app.${a}.js`, `js/course.${a}.js`])
  return phone
}

const page = (name: string) => ({ status: 200, body: release(name).get('')?.body })

describe('what it leaves alone', () => {
  it.each([
    ['a call of the API', 'api/v2/courses', {}],
    ['an add-on', 'addons/zhibo/api/v1/course/1', {}],
    ['a payment', 'api/v2/order/pay/redirect?id=1', { mode: 'navigate' }],
    ['the return from a login', '?login_code=1#/pages/auth/loading', { mode: 'navigate' }],
    ['another page of the site', 'unavailable.html', { mode: 'navigate' }],
    ['the page as a file', '', {}],
    ['what is sent', 'config.js', { method: 'POST' }],
    ['the question for the time', 'config.js', { method: 'HEAD' }],
    ['another site', 'config.js', { origin: 'https://cdn.example.com/learn/' }],
    ['another folder', 'config.js', { origin: 'https://h5.example.com/' }],
    ['a file without a hash', 'js/app.js', {}],
    ['itself', 'sw.js', {}],
  ])('%s', async (_, place, options) => {
    const phone = await used()
    phone.network = 'gone'
    expect(await phone.get(place, options)).toBeUndefined()
  })
})

describe('a start', () => {
  it('comes from the network while there is one', async () => {
    const phone = await used()
    phone.site.set('config.js', { body: 'changed' })
    expect(await phone.open('page')).toEqual(page('a'))
    expect(await phone.get('config.js')).toMatchObject({ body: 'changed' })
  })

  it('without a network is the kept pair, and its files are asked of nobody', async () => {
    const phone = await used()
    phone.network = 'gone'
    expect(await phone.open('page', '#/pages/course/show?id=5')).toEqual(page('a'))
    phone.asked.length = 0
    expect(await phone.get('config.js')).toMatchObject({ body: expect.stringContaining('// a') })
    expect(await phone.get(`js/course.${a}.js`)).toMatchObject({ body: 'course()' })
    expect(phone.asked).toEqual([])
  })

  it('as index.html is the same', async () => {
    const phone = await used()
    phone.network = 'gone'
    expect(await phone.open('page', 'index.html')).toEqual(page('a'))
  })

  it('waits for a silent network five seconds, and what comes then counts for the next', async () => {
    const phone = await used()
    deploy(phone, 'b')
    phone.network = 'silent'
    const opening = phone.open()
    let isOpen = false
    void opening.then(() => (isOpen = true))
    await jest.advanceTimersByTimeAsync(4_900)
    expect(isOpen).toBe(false)
    await jest.advanceTimersByTimeAsync(200)
    expect(await opening).toEqual(page('a'))
    phone.speak()
    await phone.late
    phone.network = 'gone'
    await expect(phone.open()).rejects.toThrow('Failed to fetch')
    phone.network = 'there'
    await phone.tell([`js/course.${a}.js`])
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('b'))
  })

  it('with nothing kept waits for the network as long as the browser does', async () => {
    const phone = new WorkerPhone(release('a'))
    phone.network = 'silent'
    const opening = phone.open()
    await jest.advanceTimersByTimeAsync(60_000)
    phone.speak()
    expect(await opening).toEqual(page('a'))
  })

  it('shows what the server says, also that it is broken', async () => {
    const phone = await used()
    phone.site.set('', Object.assign({ body: 'busy' }, { status: 502 }))
    expect(await phone.open()).toEqual({ status: 502, body: 'busy' })
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('a'))
  })

  it('goes on when the worker dies between the page and its files', async () => {
    const phone = await used()
    phone.network = 'gone'
    await phone.open()
    phone.wake()
    expect(await phone.get('config.js')).toMatchObject({ body: expect.stringContaining('// a') })
    expect(await phone.get(`js/app.${a}.js`)).toMatchObject({ body: 'app()' })
  })

  it('is the network’s where the storage is refused', async () => {
    const phone = await used()
    phone.caches.isRefused = true
    expect(await phone.open()).toEqual(page('a'))
  })
})

describe('a deploy', () => {
  it('ends the old release the moment the server shows the new one', async () => {
    const phone = await used()
    deploy(phone, 'b')
    expect(await phone.open()).toEqual(page('b'))
    phone.network = 'gone'
    await expect(phone.open()).rejects.toThrow('Failed to fetch')
  })

  it('is kept whole, with the new files of what was used before, and nothing of the old one', async () => {
    const phone = await used()
    deploy(phone, 'b')
    await phone.open()
    await phone.tell([`js/app.${b}.js`])
    expect(phone.kept()).toEqual([...startOf('b'), `js/course.${b}.js`].sort())
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('b'))
  })

  it('that is taken back ends the newer one', async () => {
    const phone = await used()
    deploy(phone, 'b')
    await phone.open()
    await phone.tell([])
    deploy(phone, 'a')
    expect(await phone.open()).toEqual(page('a'))
    phone.network = 'gone'
    await expect(phone.open()).rejects.toThrow('Failed to fetch')
    phone.network = 'there'
    await phone.tell([])
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('a'))
  })

  it('to a release from before the worker ends it as well', async () => {
    const phone = await used()
    phone.site.set('', { body: '<!DOCTYPE html><script src="./js/old.js"></script>' })
    await phone.open()
    await phone.tell([])
    phone.network = 'gone'
    await expect(phone.open()).rejects.toThrow('Failed to fetch')
  })

  it.each([
    ['missing', undefined],
    ['the start page instead', { body: '<!DOCTYPE html>', type: 'text/html' }],
    ['the start page that calls itself a script', { body: '\n<!DOCTYPE html>', type: 'text/javascript' }],
  ])('that is half there is not kept: a script is %s', async (_, instead) => {
    const phone = await used()
    deploy(phone, 'b')
    phone.site.delete(`js/home.${b}.js`)
    if (instead) phone.site.set(`js/home.${b}.js`, instead)
    await phone.open()
    await phone.tell([])
    phone.network = 'gone'
    await expect(phone.open()).rejects.toThrow('Failed to fetch')
    phone.network = 'there'
    deploy(phone, 'b')
    await phone.tell([])
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('b'))
  })

  it('that a worker dies over is not kept, and the next one begins anew', async () => {
    const phone = await used()
    deploy(phone, 'b')
    await phone.open()
    phone.stuck.add(`js/home.${b}.js`)
    void phone.tell([])
    while (!phone.asked.includes(`js/home.${b}.js`)) await new Promise(setImmediate)
    phone.wake()
    phone.network = 'gone'
    await expect(phone.open()).rejects.toThrow('Failed to fetch')
    phone.network = 'there'
    phone.stuck.clear()
    await phone.tell([])
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('b'))
  })

  it('leaves the pages that are open the files that they began with', async () => {
    const phone = await used()
    phone.site.delete(`js/course.${a}.js`)
    expect(await phone.get(`js/course.${a}.js`)).toMatchObject({ body: 'course()' })
    phone.site.set(`js/course.${a}.js`, Object.assign({ body: '<!DOCTYPE html>' }, { type: 'text/html' }))
    expect(await phone.get(`js/course.${a}.js`)).toMatchObject({ body: 'course()' })
  })
})

describe('what is kept', () => {
  it('is the start, home, the page of what is mine and what was used, not the whole app', async () => {
    expect((await used()).kept()).toEqual([...startOf('a'), `js/course.${a}.js`].sort())
  })

  it('grows with what a page uses while it is open, and asks the server for nothing else', async () => {
    const phone = await used()
    phone.asked.length = 0
    await phone.tell([`js/player.${a}.js`], false)
    expect(phone.asked).toEqual([`js/player.${a}.js`])
    expect(phone.kept()).toContain(`js/player.${a}.js`)
  })

  it('does without settings that are not there, or are the start page', async () => {
    const phone = await used()
    phone.site.set('config.js', { body: '<!DOCTYPE html>' })
    await phone.tell([])
    expect(phone.kept()).not.toContain('config.js')
    phone.network = 'gone'
    expect(await phone.open()).toEqual(page('a'))
    await expect(phone.get('config.js')).rejects.toThrow()
  })

  it('is what was there before, when the new one has no room', async () => {
    const phone = await used()
    deploy(phone, 'b')
    phone.caches.room = 9
    await phone.tell([])
    expect(phone.kept()).toEqual([...startOf('a'), `js/course.${a}.js`].sort())
  })

  it('holds one version of pdf.js with its letters, through releases', async () => {
    const phone = await used()
    const files = ['js/pdfjs-5.4.296/pdf.js', 'js/pdfjs-5.4.296/cmaps/UniGB-UCS2-H.bcmap']
    for (const file of files) phone.site.set(file, { body: file })
    await phone.tell(files, false)
    deploy(phone, 'b')
    await phone.tell([])
    phone.network = 'gone'
    for (const file of files) expect(await phone.get(file)).toMatchObject({ body: file })
  })

  it('has a bound', async () => {
    const phone = await used()
    const names = Array.from({ length: 300 }, (_, index) => `static/fonts/KaTeX_${index}.woff2`)
    for (const name of names) phone.site.set(name, { body: 'font' })
    await phone.tell(names, false)
    expect(phone.kept().length).toBe(162)
    expect(phone.kept()).toEqual(expect.arrayContaining(startOf('a')))
    expect(phone.kept()).toContain('static/fonts/KaTeX_299.woff2')
  })
})

describe('the server has no worker any more', () => {
  it.each([
    ['missing', undefined],
    ['the start page instead', { body: '<!DOCTYPE html>' }],
    ['another script', { body: 'self.x = 1' }],
  ])('it goes, with all that it kept: sw.js is %s', async (_, instead) => {
    const phone = await used()
    phone.site.delete('sw.js')
    if (instead) phone.site.set('sw.js', instead)
    await phone.tell([])
    expect([phone.isRegistered, phone.kept()]).toEqual([false, []])
  })

  it('a server that is only broken, or not heard, changes nothing', async () => {
    const phone = await used()
    phone.site.set('sw.js', Object.assign({ body: 'busy' }, { status: 503 }))
    await phone.tell([])
    phone.network = 'gone'
    await phone.tell([])
    expect([phone.isRegistered, phone.kept().length]).toEqual([true, 7])
  })
})
