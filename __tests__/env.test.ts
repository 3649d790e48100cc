type Env = typeof import('@/config/env')

/** The app's settings, read anew, as `config.js` and the page have them. */
function read(config: object | undefined, marks: Record<string, string> = {}): Env {
  const page = document.documentElement
  for (const [name, value] of Object.entries(marks)) page.setAttribute(name, value)
  Object.assign(window, { __ZHITU__: config })
  let modules = {} as Env
  jest.isolateModules(() => (modules = jest.requireActual<Env>('@/config/env')))
  delete window.__ZHITU__
  for (const name of Object.keys(marks)) page.removeAttribute(name)
  return modules
}

test('a setting of another type counts as empty, whatever would read it', () => {
  const wrong = { apiHost: 8000, goHost: true, customerService: 4001234567, workOrderUrl: 5, disabledComment: 'false' }
  const { env, runtime } = read({ ...wrong, onStats: 'no', offline: 0, shell: null, appName: '蓝海', scriptHosts: [] })
  expect(env).toMatchObject({ apiHost: '', goHost: '', workOrderUrl: '', shell: '', appName: '蓝海' })
  expect(env.isCommentDisabled).toBe(false)
  expect(runtime).toEqual({ appName: '蓝海' })
})

test('settings of their types stay', () => {
  const right = { apiHost: 'https://a/', disabledComment: true, offline: false, onStats: () => undefined }
  const { env, runtime } = read(right)
  expect(env).toMatchObject({ apiHost: 'https://a', isCommentDisabled: true })
  expect(runtime).toBe(right)
})

const marks = {
  'data-api-host': 'https://api.page',
  'data-go-host': 'https://go.page',
  'data-report-url': 'https://report.page',
}

test.each([
  ['has not arrived', undefined],
  ['leaves them empty', { apiHost: '', goHost: '', reportUrl: '' }],
])('the addresses that stand in the page are the app’s where config.js %s', (_, config) => {
  const { apiHost, goHost, reportUrl } = read(config, marks).env
  expect([apiHost, goHost, reportUrl]).toEqual(Object.values(marks))
})

test('config.js goes before the page', () => {
  const { apiHost, goHost } = read({ apiHost: '/api', goHost: '/go' }, marks).env
  expect([apiHost, goHost]).toEqual(['/api', '/go'])
})
