import { transformSync } from '@babel/core'
import { JSDOM } from 'jsdom'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { webpack } from 'webpack'

const root = path.resolve(__dirname, '../..')
const inPackage = (file: string) => path.join(root, 'node_modules', file)
const inConfig = (file: string) => path.join(root, 'config/webpack', file)
const read = (file: string) => fs.readFileSync(inPackage(file), 'utf8')
const version = (name: string): string => JSON.parse(read(`${name}/package.json`)).version

/** What a loader of config/webpack makes of a file of a package. */
function load(loader: string, file: string, { query = '', text = read(file) } = {}): string {
  return jest
    .requireActual(`../../config/webpack/${loader}.js`)
    .call({ resourcePath: inPackage(file), resourceQuery: query }, text)
}

const barrel = '@tarojs/components/lib/react/components.js'
const runtime = '@stencil/core/internal/app-data/index.js'
const weappRuntime = '@tarojs/plugin-platform-weapp/dist/runtime.js'

/** A patched file, and texts in it that an update may change. */
const patches: { loader: string; file: string; query?: string; texts: string[] }[] = [
  { loader: 'components-split-loader', file: barrel, texts: ['export { Ad, '] },
  {
    loader: 'components-split-loader',
    file: barrel,
    query: '?c=View',
    texts: [
      'const View = ',
      "createReactComponent('taro-view-core', undefined, ",
      'defineCustomElementTaroViewCore, ',
      "import { manipulatePropsFunction } from './helper.js';",
      "import { createReactComponent } from './react-component-lib/createComponent.js';",
    ],
  },
  {
    loader: 'components-split-loader',
    file: barrel,
    query: '?c=Block',
    texts: ['const Block = Fragment', "import { Fragment } from 'react'"],
  },
  {
    loader: 'lazy-client-loader',
    file: 'webpack/hot/lazy-compilation-web.js',
    texts: ['decodeURIComponent(__resourceQuery.slice(1))'],
  },
  { loader: 'lean-loader', file: '@tarojs/runtime/dist/perf.js', texts: ['export { perf }'] },
  { loader: 'lean-loader', file: '@tarojs/api/dist/interceptor/chain.js', texts: ['export { Chain as default }'] },
  {
    loader: 'lean-loader',
    file: '@tarojs/api/dist/interceptor/interceptors.js',
    texts: ['export { logInterceptor, timeoutInterceptor }'],
  },
  {
    loader: 'lean-loader',
    file: '@tanstack/query-core/build/modern/environmentManager.js',
    texts: ['export { environmentManager, isServer }'],
  },
  { loader: 'lean-loader', file: '@tarojs/runtime/dist/dom/event.js', texts: ['export { TaroEvent, createEvent, '] },
  {
    loader: 'taro-api-loader',
    file: '@tarojs/taro-h5/dist/api/taro.js',
    texts: ['const taro = {'],
  },
  {
    loader: 'taro-api-loader',
    file: '@tarojs/plugin-framework-react/dist/runtime.js',
    texts: ['for (const hook in taroHooks) {'],
  },
  {
    loader: 'page-end-loader',
    file: '@tarojs/plugin-framework-react/dist/runtime.js',
    texts: ['elements.splice(idx, 1);'],
  },
  {
    loader: 'page-root-loader',
    file: '@tarojs/runtime/dist/dsl/common.js',
    texts: [
      '    let pageElement = null;\n',
      'const mount = () => {',
      'pageElement.ctx = this;',
      'pageElement.ctx = null;\n                    pageElement = null;',
    ],
  },
  {
    loader: 'lean-weapp-loader',
    file: '@tarojs/runtime/dist/dom-external/inner-html/html.js',
    texts: ['export { setInnerHTML };'],
  },
  ...Object.entries({
    'bom/URL.js': 'export { TaroURLProvider, parseUrl };',
    'bom/URLSearchParams.js': 'export { URLSearchParams };',
    'bom/document.js': 'function createTTDomDocument() {',
    'bom/history.js': 'export { History };',
    'bom/location.js': 'export { Location };',
    'dom/style.js': 'function recordCss(obj) {',
    'dom/style_properties.js': 'export { styleProperties };',
    'dom-external/mutation-observer/implements.js': 'export { MutationObserverImpl, recordMutation };',
    'perf.js': 'export { perf };',
  }).map(([file, text]) => ({ loader: 'lean-weapp-loader', file: `@tarojs/runtime/dist/${file}`, texts: [text] })),
  {
    loader: 'lean-weapp-loader',
    file: '@tarojs/runtime/dist/dom/style.js',
    texts: ['propertyName = toCamelCase(propertyName);\n        }'],
  },
  {
    loader: 'lean-weapp-loader',
    file: '@tarojs/react/dist/react.esm.js',
    texts: ['    style[key] =\n', "        name === 'ref') ;\n"],
  },
  {
    loader: 'lean-weapp-loader',
    file: '@tarojs/api/dist/interceptor/interceptors.js',
    texts: ['export { logInterceptor, timeoutInterceptor }'],
  },
  {
    loader: 'lean-weapp-loader',
    file: '@tarojs/shared/dist/native-apis.js',
    texts: ['const needPromiseApis = new Set(['],
  },
  { loader: 'lean-weapp-loader', file: '@tarojs/shared/dist/components.js', texts: ['const internalComponents = {'] },
  {
    loader: 'lean-weapp-loader',
    file: weappRuntime,
    texts: ['const needPromiseApis = new Set([', 'const components = {'],
  },
  {
    loader: 'lean-weapp-loader',
    file: 'react-reconciler/cjs/react-reconciler.production.min.js',
    texts: ['supportsMutation', 'supportsPersistence', 'supportsHydration', 'supportsTestSelectors'].map(
      (name) => `$$$hostConfig.${name}`,
    ),
  },
  {
    loader: 'router-page-loader',
    file: '@tarojs/router/dist/router/page.js',
    texts: ["this.hideTimer = null;\n                    pageEl.classList.add('taro_page_shade');"],
  },
  {
    loader: 'router-page-loader',
    file: '@tarojs/router/dist/router/spa.js',
    texts: ['const currentPage = Current.page;'],
  },
  { loader: 'lean-loader', file: '@tarojs/router/dist/tabbar.js', texts: ['export { initTabbar }'] },
  { loader: 'lean-loader', file: '@tarojs/router/dist/navigationBar.js', texts: ['export { initNavigationBar }'] },
  { loader: 'lean-loader', file: '@tarojs/router/dist/events/scroll.js', texts: ['export { bindPageScroll }'] },
  {
    loader: 'lean-loader',
    file: '@tarojs/router/dist/router/navigation-bar.js',
    texts: ['NavigationBarHandler as default', 'constructor(pageContext)', '    load() {'],
  },
  {
    loader: 'lean-loader',
    file: '@tarojs/components/dist/components/taro-swiper-core.js',
    texts: ['@font-face{font-family:swiper-icons;'],
  },
  {
    loader: 'lean-loader',
    file: 'react-dom/cjs/react-dom.production.min.js',
    texts: ['findDOMNode', 'hydrate', 'hydrateRoot', 'render', 'unmountComponentAtNode']
      .concat('unstable_renderSubtreeIntoContainer')
      .map((name) => `exports.${name}=function(`),
  },
  {
    loader: 'lean-loader',
    file: '@tarojs/taro-h5/dist/api/storage/index.js',
    texts: ["if (typeof key !== 'string') {\n        console.error("],
  },
  {
    loader: 'lean-loader',
    file: runtime,
    texts: 'cssAnnotations hydratedClass invisiblePrehydration mode scoped shadowDelegatesFocus shadowDom svg vdomXlink'
      .split(' ')
      .map((feature) => ` ${feature}: true`),
  },
]

describe.each(patches.map((patch) => ({ query: '', ...patch })))(
  '$loader, $file$query',
  ({ loader, file, query, texts }) => {
    test('fits the installed version', () => {
      expect(load(loader, file, { query })).not.toBe(read(file))
    })

    test.each(texts)('throws without "%s"', (found) => {
      const text = read(file)
      expect(text).toContain(found)
      const [, name = ''] = /^(@[^/]+\/[^/]+|[^/]+)/.exec(file) ?? []
      const changed = text.replace(found, ' changed ')
      expect(() => load(loader, file, { query, text: changed })).toThrow(
        `${loader} does not fit ${name}@${version(name)}: `,
      )
    })
  },
)

test('the split barrel offers every component', () => {
  const names = (text: string) => [...text.matchAll(/^const (\w+) = /gm)].map(([, name = '']) => name)
  const components = names(read(barrel))
  const offered = [...load('components-split-loader', barrel).matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name)
  expect(offered.sort()).toEqual([...components].sort())
  for (const name of components)
    expect(names(load('components-split-loader', barrel, { query: `?c=${name}` }))).toEqual([name])
})

describe("Taro's object of everything", () => {
  const file = '@tarojs/taro-h5/dist/api/taro.js'
  const { kept } = jest.requireActual<{ kept: string[] }>('../../config/webpack/taro-api-loader.js')
  const { apis } = jest.requireActual<{ apis: Record<string, unknown> }>(
    inPackage('@tarojs/plugin-platform-h5/dist/definition.json'),
  )

  test('holds what is kept, and exports every hook', () => {
    const api = load('taro-api-loader', file)
    const [, members = ''] = /^const taro = \{ (.*) \};$/m.exec(api) ?? []
    const added = [...api.matchAll(/^taro\.(\w+) = /gm)].map(([, name = '']) => name)
    expect([...members.split(', '), ...added].sort()).toEqual([...kept].sort())
    expect(api).toMatch(/useReady,[^}]*\} from '@tarojs\/plugin-framework-react\/dist\/runtime'/)
  })

  test('a hook that nobody uses can be left out', () => {
    expect(load('taro-api-loader', '@tarojs/plugin-framework-react/dist/runtime.js')).not.toMatch(/= createTaroHook\(/)
  })

  test('is asked by H5 for nothing that is not kept', () => {
    const sources = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    const used = sources
      .filter((name) => /\.tsx?$/.test(name) && !/\.weapp\.tsx?$/.test(name))
      .flatMap((name) => {
        const text = fs.readFileSync(path.join(root, 'src', name), 'utf8')
        const named = [...text.matchAll(/^import (?:Taro, )?\{([^}]*)\} from '@tarojs\/taro'/gm)]
        const imported = named.flatMap(([, names = '']) => names.split(',').map((item) => item.trim()))
        const ofObject = [...text.matchAll(/\bTaro\.(\w+)\(/g)].map(([, member = '']) => member)
        return [...imported.filter((item) => item && !item.startsWith('type ')), ...ofObject]
      })
    expect(used).toContain('useDidShow')
    // Answered when the app is compiled.
    const isThere = (name: string) => name === 'canIUse' || name in apis || kept.includes(name)
    expect(used.filter((name) => !isThere(name))).toEqual([])
  })
})

describe('the tables of the mini-program', () => {
  const { promised, drawn } = jest.requireActual<{ promised: string[]; drawn: string[] }>(
    '../../config/webpack/lean-weapp-loader.js',
  )
  const names = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const calls = (text: string) => names(/'(\w+)'/g, /needPromiseApis = new Set\(\[([^\]]*)/.exec(text)?.[1] ?? '')
  const callFiles = ['@tarojs/shared/dist/native-apis.js', weappRuntime]

  test('every call of this app that Taro turns into a promise stays one, and no other', () => {
    const sources = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    const used = sources
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => names(/\bTaro\.(\w+)/g, fs.readFileSync(path.join(root, 'src', name), 'utf8')))
    const taros = callFiles.flatMap((file) => calls(read(file)))
    expect([...new Set(used)].filter((name) => taros.includes(name)).sort()).toEqual([...promised].sort())
    expect(callFiles.flatMap((file) => calls(load('lean-weapp-loader', file))).sort()).toEqual([...promised].sort())
  })

  test.each([
    ['@tarojs/shared/dist/components.js', /^const internalComponents = \{[^]*?^\};/m],
    [weappRuntime, /^const components = \{[^]*?^\};/m],
  ])('an element keeps its place in the table of %s', (file, table) => {
    const rows = (text: string) => names(/^ {4}(\w+)[:,]/gm, table.exec(text)?.[0] ?? '')
    const lean = load('lean-weapp-loader', file)
    expect(rows(lean)).toEqual(rows(read(file)))
    const emptied = names(/^ {4}(\w+): \{\},$/gm, table.exec(lean)?.[0] ?? '')
    expect(emptied.sort()).toEqual(
      rows(lean)
        .filter((name) => !drawn.includes(name))
        .sort(),
    )
  })
})

test('the reconciler is told what Taro tells it', () => {
  const { host } = jest.requireActual<{ host: Record<string, boolean> }>('../../config/webpack/lean-weapp-loader.js')
  const taros = read('@tarojs/react/dist/react.esm.js')
  const told = (name: string) => new RegExp(`^ {4}${name}: (true|false),$`, 'm').exec(taros)?.[1] ?? 'false'
  for (const [name, isSo] of Object.entries(host)) expect([name, told(name)]).toEqual([name, String(isSo)])
  expect(taros).toContain('supportsHydration: false')
})

test('private names of classes become properties that no two classes share', () => {
  const { plainName } = jest.requireActual<{ plainName: (file: string, name: string) => string }>(
    '../../config/webpack/plain-private-fields.js',
  )
  const folder = inPackage('@tanstack/query-core/build/modern')
  const names = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const own = fs.readFileSync(path.join(folder, file), 'utf8').match(/(?<=[\s.])#\w+/g) ?? []
      return [...new Set(own)].map((name) => plainName(path.join(folder, file), name.slice(1)))
    })
  expect(names.length).toBeGreaterThan(60)
  expect(new Set(names).size).toBe(names.length)

  const text = 'class A { #a = 1; static #b; get #c() { return this.#a } d() { return [A.#b, this.#c] } }'
  const file = path.join(folder, 'a.js')
  const plugins = [inConfig('plain-private-fields.js')]
  const made = transformSync(text, { filename: file, configFile: false, babelrc: false, plugins })?.code
  const [a, b, c] = ['a', 'b', 'c'].map((name) => plainName(file, name))
  expect(made?.replace(/\s+/g, ' ')).toBe(
    `class A { ${a} = 1; static ${b}; get ${c}() { return this.${a}; } d() { return [A.${b}, this.${c}]; } }`,
  )
})

/** What webpack makes of `entry.js` and its like with a plugin of ours. */
async function bundled(sources: Record<string, string>, plugin: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-bundle-'))
  for (const [file, text] of Object.entries(sources)) fs.writeFileSync(path.join(folder, file), text)
  const Plugin = jest.requireActual(inConfig(plugin))
  const compiler = webpack({
    mode: 'none',
    target: 'browserslist:ios 13',
    context: folder,
    entry: './entry.js',
    output: { path: folder, filename: 'out.js' },
    plugins: [new Plugin()],
  })
  await new Promise<void>((done, fail) => compiler.run((error) => (error ? fail(error) : done())))
  const made = fs.readFileSync(path.join(folder, 'out.js'), 'utf8')
  fs.rmSync(folder, { recursive: true })
  return made
}

test('a function is called as part of its module', async () => {
  const sources = {
    'entry.js': "import { tell } from './told'\nconsole.log(tell('here'), tell)",
    'told.js': 'export const tell = (place) => `told ${place}`',
  }
  const made = await bundled(sources, 'plain-calls-plugin.js')
  expect(made).toMatch(/console\.log\(_told__\w+\.tell\('here'\), _told__\w+\.tell\)/)
})

test('a module is a function in an object, which Terser makes a method', async () => {
  const sources = { 'entry.js': "require('./one')\nrequire('./two')", 'one.js': 'one()', 'two.js': 'exports.a = 2' }
  const made = await bundled(sources, 'module-functions-plugin.js')
  expect(made).toMatch(/__webpack_modules__ = \(\{/)
  expect(made.match(/^\/\*{3}\/ \(function\(.*\) \{$/gm)).toHaveLength(2)
})

test("Taro's router uses only what stands in for query-string and for its navigation bar", () => {
  const page = read('@tarojs/router/dist/router/page.js')
  const used = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, name]) => name))]
  expect(used(/queryString\.(\w+)/g)).toEqual(Object.keys(jest.requireActual('../../config/webpack/query-string.js')))
  expect(used(/navigationBarHandler\.(\w+)/g)).toEqual(['load'])
})

describe('lean-entry-loader', () => {
  const config = {
    pages: ['pages/index/index', 'packageA/vod/index'],
    subPackages: [{ root: 'packageA/vod', pages: ['index'] }],
    tabBar: { list: [{ pagePath: 'pages/index/index', text: '首页' }] },
  }

  /** The start script as Taro writes it for two pages. */
  function written(): string {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-entry-'))
    const pageConfig = path.join(folder, 'page.config.js')
    fs.writeFileSync(pageConfig, "export default { navigationStyle: 'custom' }")
    const text = jest.requireActual('@tarojs/taro-loader/lib/h5.js').default.call({
      mode: 'production',
      context: folder,
      resourcePath: path.join(folder, 'app.config.js'),
      utils: { contextify: (_: string, request: string) => request },
      getOptions: () => ({
        ...{ config, sourceDir: folder, entryFileName: 'app', pages: config.pages.map((name) => [name, pageConfig]) },
        ...{ runtimePath: '@tarojs/plugin-framework-react/dist/runtime', pxTransformConfig: {} },
        loaderMeta: { creator: 'createReactApp', creatorLocation: 'runtime', extraImportForWeb: '' },
      }),
    })
    fs.rmSync(folder, { recursive: true })
    return text
  }

  const lean = (text: string): string =>
    jest.requireActual('../../config/webpack/lean-entry-loader.js').call({ resourcePath: 'app.config.ts' }, text)

  test('each page is named once, beside its code and its own settings; the tabs stay', () => {
    const text = lean(written())
    for (const name of config.pages) {
      expect(text.split(`page('${name}', () => import(`)).toHaveLength(2)
    }
    expect(text.match(/"navigationStyle":"custom"/g)).toHaveLength(2)
    expect(text).not.toContain('subPackages')
    expect(text).toContain('config.pages = config.routes.map(({ path }) => path)\nvar inst = ')
    expect(text).toContain(JSON.stringify(config.tabBar))
  })

  type MakePage = (path: string, load: () => Promise<string>) => { load: () => [Promise<string>] }

  /** Node's own would keep the process alive. */
  class Channel {
    port1 = { onmessage: () => undefined }
    port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) }
  }

  /** The start script's own `page`, in a document with or without a page. */
  function makerOf(text: string, document: { querySelector: () => object | null }): MakePage {
    const [helper = ''] =
      text
        .split('\nvar config = ')
        .slice(-2)[0]
        ?.match(/const drawn[\s\S]*/) ?? []
    return new Function('document', 'MessageChannel', `${helper}\nreturn page`)(document, Channel)
  }

  test('the press that leads to a page is drawn before the page is loaded; the first page loads at once', async () => {
    const load = jest.fn(async () => 'code')
    const [first] = makerOf(lean(written()), { querySelector: () => null })('pages/index/index', load).load()
    expect(load).toHaveBeenCalledTimes(1)
    await expect(first).resolves.toBe('code')

    const [next] = makerOf(lean(written()), { querySelector: () => ({}) })('packageA/vod/index', load).load()
    // All microtasks of the press have run.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    expect(load).toHaveBeenCalledTimes(1)
    await expect(next).resolves.toBe('code')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test.each(['var config = ', 'Object.assign({', 'var inst = '])('throws without "%s"', (found) => {
    const text = written()
    expect(text).toContain(found)
    expect(() => lean(text.split(found).join('changed'))).toThrow(
      `lean-entry-loader does not fit @tarojs/taro-loader@${version('@tarojs/taro-loader')}: `,
    )
  })
})

describe('fixed routes', () => {
  type Route = { path: string | string[]; action: (context: { pathname: string }, params: object) => unknown }
  type Routes = new (routes: Route[], options: { baseUrl: string }) => { resolve: (path: string) => Promise<unknown> }
  const [own, replaced] = ['../../config/webpack/fixed-routes.js', 'universal-router'].map((file) =>
    jest.requireActual<Routes>(file),
  )
  const action = (name: string) => (context: { pathname: string }, params: object) => [name, context.pathname, params]
  const routes = [
    { path: '/pages/index/index', action: action('home') },
    { path: ['/pages/course/show', '/course'], action: action('course') },
    { path: '/pages/course/showAll', action: action('all') },
    { path: '/course', action: action('second of the same address') },
  ]
  const answer = (Router: Routes | undefined, baseUrl: string, path: string) =>
    Router && new Router(routes, { baseUrl }).resolve(path).catch(({ status }: { status: number }) => status)

  it.each([
    ['', '/pages/index/index'],
    ['', '/pages/course/show'],
    ['', '/pages/course/showAll'],
    ['', '/course'],
    ['', '/pages/course/show/'],
    ['', '/Pages/Course/Show'],
    ['', '/pages/course'],
    ['', '/pages/course/show/1'],
    ['', '/pages/课程'],
    ['', '/'],
    ['/h5', '/h5/pages/index/index'],
    ['/h5', '/pages/index/index'],
  ])('under "%s" what %s leads to is what the package finds', async (baseUrl, path) => {
    const found = await answer(own, baseUrl, path)
    expect(found).toEqual(await answer(replaced, baseUrl, path))
    expect(found).toBeDefined()
  })
})

describe('weapp-aria', () => {
  /** View's attributes after the patch. */
  const patch = (View?: object) => {
    const template = {
      internalComponents: { View },
      mergeComponents: (_: object, more: { View: object }) => {
        template.internalComponents.View = { ...View, ...more.View }
      },
    }
    const registerMethod = ({ fn }: { fn: (platform: object) => void }) => fn({ platform: 'weapp', template })
    jest.requireActual('../../config/plugins/weapp-aria.js')({ registerMethod })
    return template.internalComponents.View
  }
  const misfit = `weapp-aria does not fit @tarojs/plugin-platform-weapp@${version('@tarojs/plugin-platform-weapp')}: `

  test('fits the installed version', () => {
    const { internalComponents } = jest.requireActual('@tarojs/shared')
    expect(patch(internalComponents.View)).toMatchObject({ 'aria-role': 'i.role', 'aria-label': 'i.ariaLabel' })
  })

  test('throws without a View, and when View passes roles on by itself', () => {
    expect(() => patch()).toThrow(misfit)
    expect(() => patch({ 'aria-role': '' })).toThrow(misfit)
  })
})

describe('lean-templates', () => {
  const { lean, unused } = jest.requireActual<{
    lean: (wxml: string) => string
    unused: Record<string, string[]>
  }>('../../config/webpack/lean-templates-plugin.js')

  const sources = fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, 'src', file), 'utf8') }))

  const catchView = '<template name="tmpl_0_0">\n  <view catchtouchmove="eh" bindtap="eh">\n  </view>\n</template>'

  const levelOf = (tag: string, level: number) => `<template name="tmpl_${level}_${tag}">\n  <${tag} a>\n</template>\n`
  const levels = ['swiper', 'swiper-item'].flatMap((tag) => [0, 1, 2].map((level) => levelOf(tag, level)))

  /** Templates with one element of each kind, without the attributes named; what catches moves; and three levels of some. */
  const templates = (...missing: string[]) =>
    Object.entries(unused)
      .map(([tag, names]) => {
        const attributes = names.filter((name) => !missing.includes(name)).map((name) => `${name}="{{i.p1}}"`)
        const label = tag === 'input' ? '' : 'aria-label="{{i.p5||i.ariaLabel}}"'
        const opening = `<${tag} ${attributes.join(' ')} ${label} bindtap="eh">`
        return `<template name="tmpl_0_1">\n  ${opening}\n  </${tag}>\n</template>`
      })
      .concat([catchView, ...levels].filter((template) => !missing.includes(template)))
      .join('\n')

  test('leaves what is set, and the names by which it is sent, and names inputs', () => {
    const text = lean(templates())
    const label = 'aria-label="{{i.ariaLabel}}"'
    const named = ['aria-role="textbox"', label, 'aria-roledescription="{{i.ariaLabel}}"']
    expect(text.match(/[\w-]+="[^"]*"/g)).toEqual(
      Object.keys(unused)
        .flatMap((tag) => [
          'name="tmpl_0_1"',
          ...(tag === 'input' ? ['bindtap="eh"', ...named] : [label, 'bindtap="eh"']),
        ])
        .concat(['0_swiper', '0_swiper-item'].map((name) => `name="tmpl_${name}"`)),
    )
  })

  test('throws when Taro writes other templates', () => {
    const misfit = `lean-templates does not fit @tarojs/shared@${version('@tarojs/shared')}: `
    expect(() => lean(templates('hover-class'))).toThrow(`${misfit}no hover-class of <view>`)
    expect(() => lean('')).toThrow(`${misfit}no <view>`)
    expect(() => lean(templates(catchView))).toThrow(`${misfit}no view with catchMove`)
    const deep = levels.filter((template) => template.includes('_swiper-item') && !template.includes('_0_'))
    expect(() => lean(templates(...deep))).toThrow(`${misfit}no more than 1 levels of <swiper-item>`)
  })

  test('takes nothing that the app sets', () => {
    const camel = (name: string) =>
      name.replace(/^bind(\w)/, 'on-$1').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const set = sources.flatMap(({ file, text }) => {
      return Object.entries(unused).flatMap(([tag, names]) => {
        const element = camel(`-${tag}`)
        const openings = text.match(new RegExp(`<${element}\\b(=>|[^>])*>`, 'g')) ?? []
        const isSet = (name: string) =>
          openings.some((opening) => new RegExp(`\\s${camel(name)}\\w*=`, 'i').test(opening))
        return names.filter(isSet).map((name) => `${file}: ${name} of ${element}`)
      })
    })
    expect(set).toEqual([])
  })

  test('takes no view that catches moves', () => {
    expect(sources.filter(({ text }) => /\bcatchMove\b/.test(text)).map(({ file }) => file)).toEqual([])
  })
})

describe('names of files', () => {
  const Plugin = jest.requireActual('../../config/webpack/file-names-plugin.js')
  const MiniCss = jest.requireActual('mini-css-extract-plugin')
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-names-')))
  const dist = path.join(folder, 'dist')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  /** The names of the files of an app with one page, whose style has this colour, and the app's script. */
  async function build(color: string) {
    fs.writeFileSync(path.join(folder, 'page.css'), `p { color: ${color} }`)
    fs.writeFileSync(path.join(folder, 'page.js'), `import './page.css'; export default '${color}'`)
    fs.writeFileSync(path.join(folder, 'bare.js'), 'export default 1')
    const pages = `import(/* webpackChunkName: "page", webpackPrefetch: true */ './page'); import('./bare')`
    fs.writeFileSync(path.join(folder, 'index.js'), pages)
    fs.rmSync(dist, { recursive: true, force: true })
    const compiler = webpack({
      context: folder,
      mode: 'production',
      entry: './index.js',
      output: { path: dist, filename: 'js/[name].[contenthash:8].js', publicPath: './' },
      module: { rules: [{ test: /\.css$/, use: [MiniCss.loader, inPackage('css-loader/dist/cjs.js')] }] },
      plugins: [new MiniCss({ filename: 'css/[name].[contenthash:8].css' }), new Plugin()],
    })
    const errors = await new Promise<string[]>((resolve, reject) =>
      compiler.run((error, stats) => (error ? reject(error) : resolve((stats?.compilation.errors ?? []).map(String)))),
    )
    expect(errors).toEqual([])
    const files = (kind: string) => fs.readdirSync(path.join(dist, kind)).map((file) => path.basename(file, `.${kind}`))
    const isApp = (file: string) => file.startsWith('main.')
    const app = files('js').find(isApp) ?? ''
    const table = { js: files('js').filter((file) => !isApp(file)), css: files('css') }
    return { app, table, script: fs.readFileSync(path.join(dist, `js/${app}.js`), 'utf8') }
  }

  test('stand in the table of the start page alone: the app keeps its own while a page changes', async () => {
    const before = await build('red')
    const after = await build('blue')
    expect(after.table.css).not.toEqual(before.table.css)
    expect(after.table.js).not.toEqual(before.table.js)
    expect([after.app, after.script]).toEqual([before.app, before.script])
  })

  test('are asked for as the table has them: a page with its style, another without', async () => {
    const { table, script } = await build('red')
    const page = `<script id="files" type="application/json">${JSON.stringify(table)}</script><script>${script}</script>`
    const { window } = new JSDOM(page, { runScripts: 'dangerously' })
    const asked = [...window.document.querySelectorAll('script[src], link[rel=stylesheet]')].map((element) =>
      (element.getAttribute('src') ?? element.getAttribute('href') ?? '').replace(/^\.\//, ''),
    )
    const expected = [...table.js.map((name) => `js/${name}.js`), ...table.css.map((name) => `css/${name}.css`)]
    // The runtime would tell of files that never came two minutes later, to whichever test runs then.
    window.close()
    expect(asked.sort()).toEqual(expected.sort())
  })
})

describe('the check at the end of a build', () => {
  const Plugin = jest.requireActual('../../config/webpack/patch-check-plugin.js')
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-patch-')))
  const standIn = path.join(folder, 'standIn.js')
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  /** The errors of building an app that consists of one import. */
  const build = (code: string, options: { aliases: Record<string, string>; files?: string[] }) => {
    fs.writeFileSync(path.join(folder, 'index.js'), code)
    fs.writeFileSync(standIn, 'export default 1')
    const alias = Object.fromEntries(Object.entries(options.aliases).map(([request, file]) => [`${request}$`, file]))
    const compiler = webpack({
      context: folder,
      mode: 'none',
      entry: './index.js',
      output: { path: path.join(folder, 'dist') },
      resolve: { alias },
      plugins: [new Plugin(options)],
    })
    return new Promise<string[]>((resolve, reject) =>
      compiler.run((error, stats) =>
        error ? reject(error) : resolve(stats?.compilation.errors.map(({ message }) => message) ?? []),
      ),
    )
  }
  const aliases = { 'jsonp-retry': standIn }

  test('passes when the alias is asked for and the file is there', async () => {
    expect(await build("import 'jsonp-retry'", { aliases, files: [standIn] })).toEqual([])
  })

  test('names the package of an alias that nothing asks for', async () => {
    const [error] = await build("import './standIn'", { aliases })
    expect(error).toContain(`jsonp-retry@${version('jsonp-retry')}`)
  })

  test('names the package of a patched file that is not there', async () => {
    const [error] = await build("import './standIn'", { aliases: {}, files: [inPackage(runtime)] })
    expect(error).toContain(`@stencil/core@${version('@stencil/core')}`)
  })
})
