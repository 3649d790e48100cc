// Inlined into index.html (config/webpack/startPage.ts). Runs before the app's code and before the first paint.

// Reads what the app has stored on this device (src/platform/storage).
const kept = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key)).data
  } catch {
    return null
  }
}

const token = kept('token')
const [path, query = ''] = location.hash.replace(/^#?\/?/, '').split('?')
const route = path || 'pages/index/index'
const isHome = route === 'pages/index/index'

const version = '1.0.7+38'

/** Empty until `config.js` has loaded. It is fetched beside the app's code and runs before it. */
const config = () => window.__ZHITU__ || {}
const configScript = document.getElementById('config')

const agentPlatform = (/zhitu-(ios|android)/i.exec(navigator.userAgent)?.[1] || 'h5').toUpperCase()

// Applies the learner's theme and text size (stored by src/platform/theme).
{
  const root = document.documentElement
  const theme = kept('theme')
  if (theme === 'light' || theme === 'dark') {
    root.setAttribute('data-theme', theme)
    for (const name of ['light', 'dark']) {
      document.getElementById(`bar-${name}`).setAttribute('media', name === theme ? 'all' : 'not all')
    }
  }
  const textSize = kept('text_size')
  if (textSize >= 50 && textSize <= 200) root.style.fontSize = `${1.25 * textSize}%`
}

// Loads the files of the page in the address. The app would request them only once it runs.
{
  const { js = [], css = [], pages = {} } = JSON.parse(document.getElementById('files')?.textContent || '{}')
  const add = (tag, attributes) => {
    const element = Object.assign(document.createElement(tag), attributes)
    document.head.append(element)
    return element
  }
  const { [route]: own = [], ContinueCard: card = [] } = pages
  for (const index of isHome && token ? [...own, ...card] : own) {
    if (index < css.length) {
      add('link', { rel: 'preload', as: 'style', href: `./css/${css[index]}.css` })
      continue
    }
    const script = add('script', { src: `./js/${js[index - css.length]}.js`, async: true, fetchPriority: 'high' })
    // webpack waits for a script element with the same address, so one that has loaded or failed must be removed.
    script.onload = script.onerror = () => script.remove()
  }
}

// Calls for the first page's data while the app's code is loading, with the headers that the app sends
// (src/http/client.ts). The app's own first call gets this answer.
{
  const send = window.fetch
  /** Set by the build or by `npm run brand`; null = only `config.js` knows the host. */
  const builtHost = document.documentElement.getAttribute('data-api-host')
  // From the last visit; `config.js` may differ. A guessed host must not be called, because it would get the login's
  // token.
  const isHostKnown = builtHost !== null || !configScript
  const expected = kept('start') || (isHostKnown && { host: builtHost || '', platform: agentPlatform })
  const headers = {
    Accept: 'application/json',
    'meedu-platform': expected ? expected.platform : agentPlatform,
    'meedu-app': 'zhitu',
    'meedu-version': version,
  }
  if (token) headers.Authorization = `Bearer ${token}`

  const answers = {}
  const keep = (url, answer) => {
    // Whoever takes the answer handles the failure.
    answer.catch(() => undefined)
    answers[url] = answer
    return answer
  }
  /**
   * Reads the whole answer at once. If it is complete when the app's code runs, it is drawn with the page's first
   * frame.
   */
  const readWhole = async (response) => {
    const { status, headers } = response
    const text = await response.text()
    return { isGood: response.ok, text, copy: () => new Response(status === 204 ? null : text, { status, headers }) }
  }
  const early = (url) => {
    const answer = send.call(window, url, { headers, credentials: 'omit' }).then(readWhole)
    keep(
      url,
      answer.then(({ copy }) => copy()),
    )
    return answer
  }

  /** Starts loading home's largest picture before home is drawn. */
  const showFirstSlide = (blocks) => {
    const [slide] = blocks.find(({ sign }) => sign === 'slider').config_render
    Object.assign(new Image(), { fetchPriority: 'high', src: slide.src })
  }
  const askBlocks = (host, form) =>
    early(
      host +
        (form === 'head'
          ? '/api/v2/decorationPage/blocks?page_name=h5-page-index'
          : '/api/v2/viewBlock/page/blocks?platform=h5&page_name=h5-page-index'),
    )
      .then(({ text }) => showFirstSlide(JSON.parse(text).data))
      // The app itself reports this failure.
      .catch(() => undefined)

  const detailPaths = {
    'pages/course/show': '/api/v2/course/',
    'packageA/live/show': '/addons/zhibo/api/v1/course/',
    'packageA/ke/show': '/addons/ke/api/v1/course/',
    'packageA/book/show': '/addons/MeeduBooks/api/v1/book/',
    'packageA/topic/show': '/addons/MeeduTopics/api/v1/topic/',
    'packageA/learnPath/show': '/addons/LearnPaths/api/v1/path/',
  }
  const [, id] = query.match(/(?:^|&)id=(\d+)(?:&|$)/) || []
  const paths = () => {
    if (detailPaths[route] && id) return [detailPaths[route] + id]
    if (isHome) return ['/api/v2/announcement/latest']
    if (route === 'packageA/vod/index' && !query) {
      return ['/api/v2/course_categories', '/api/v2/courses?page=1&page_size=16&category_id=0&scene=']
    }
    return []
  }
  const pathsOfMember = ['/api/v2/member/detail']
  if (isHome) pathsOfMember.push('/api/v3/member/courses/learned?page=1&size=10&type=vod')

  const askAt = (host) => {
    const configUrl = `${host}/api/v2/other/config`
    const answer = early(configUrl)
    for (const path of [...paths(), ...(token ? pathsOfMember : [])]) early(host + path)
    if (!isHome) return
    const dialect = kept('dialect') || {}
    const form = dialect.blocks || dialect.hint
    if (form) {
      askBlocks(host, form)
      return
    }
    // Tells the dialects apart as src/api/app.ts does. The app gets the config when the call for the blocks is under
    // way.
    const withBlocks = async () => {
      const { isGood, text, copy } = await answer
      if (isGood) askBlocks(host, text.includes('"paid_content_purchase_protocol"') ? 'head' : 'base')
      return copy()
    }
    keep(configUrl, withBlocks())
  }

  const askConfigured = () => {
    const { apiHost, shell } = config()
    // The app, too, takes what is no text as empty (src/config/env.ts).
    const host = ((typeof apiHost === 'string' && apiHost) || builtHost || '').replace(/\/+$/, '')
    const platform = shell || agentPlatform
    if (expected && host === expected.host && platform === expected.platform) return
    headers['meedu-platform'] = platform
    askAt(host)
    localStorage.setItem('start', JSON.stringify({ data: { host, platform } }))
  }
  const start = () => {
    if (expected) askAt(expected.host)
    configScript?.addEventListener('load', askConfigured)
    configScript?.addEventListener('error', () => expected || askAt(''))
  }

  // After "back", the browser would answer from its cache, however old that is.
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  if (entry?.type !== 'back_forward') {
    start()
    window.fetch = function (url, options) {
      const answer = answers[url]
      delete answers[url]
      const isSameLearner = answer && options?.headers?.Authorization === headers.Authorization
      return isSameLearner ? answer : send.apply(window, arguments)
    }
  }
}

// Offers a way on while nothing is drawn, when the app's code has failed or takes longer than a page may (60 s).
{
  /** Bypasses the browser's cache: this page may be of an earlier release, whose files are gone. */
  const loadAnew = () =>
    fetch(location.href.split('#')[0], { cache: 'reload' })
      .catch(() => undefined)
      .then(() => location.reload())
  const offer = (text) => {
    const boot = document.getElementById('boot')
    if (!boot || boot.hasAttribute('role')) return
    const words = document.createElement('p')
    words.textContent = navigator.onLine ? text : '网络不可用，请检查网络后重试'
    const button = document.createElement('button')
    button.textContent = '重新加载'
    button.onclick = loadAnew
    boot.setAttribute('role', 'alert')
    boot.append(words, button)
  }
  /** Once per file, because a second reload would give the same result. There are two that may fail in turn. */
  const mayLoadAnew = (src) => {
    try {
      const tried = (sessionStorage.getItem('loaded_anew') ?? '').split(' ')
      sessionStorage.setItem('loaded_anew', [...tried, src].join(' '))
      return !tried.includes(src)
    } catch {
      return false
    }
  }
  // Reports like features/system/faultReports, whose code has not loaded either.
  const tell = (src) => {
    const reportUrl = config().reportUrl || document.documentElement.getAttribute('data-report-url')
    const text = src.replace(/^\w+:\/\/[^/]+|[?#].*/g, '')
    if (reportUrl)
      navigator.sendBeacon(
        reportUrl,
        JSON.stringify({
          ...{ kind: 'file', text, stack: [], page: route },
          ...{ version: version.split('+')[0], platform: config().shell || agentPlatform },
        }),
      )
  }
  /** Scripts of the start page. The app itself reports failed scripts of its pages, and works without `config.js`. */
  const isOfStart = (script) => script instanceof HTMLScriptElement && script.defer && script !== configScript
  setTimeout(() => offer('打开得太慢了，可以再等等'), 60000)
  window.addEventListener(
    'error',
    ({ target, filename, error }) => {
      // A server that answers a missing file with its start page: the script does not parse.
      const answered = error?.name === 'SyntaxError' && [...document.scripts].find(({ src }) => src === filename)
      // The app's code failed while it was loaded, so nothing of it runs.
      const script = answered || (error && document.currentScript) || target
      if (!isOfStart(script)) return
      tell(script.src)
      if (answered && document.getElementById('boot') && mayLoadAnew(script.src)) loadAnew()
      else offer('没有打开，请重新加载')
    },
    true,
  )
}
