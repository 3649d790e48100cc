import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { webpack } from 'webpack'

const root = path.resolve(__dirname, '../..')
const inPackage = (file: string) => path.join(root, 'node_modules', file)
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

  /** Templates with one element of each kind, without the attributes named. */
  const templates = (...missing: string[]) =>
    Object.entries(unused)
      .map(([tag, names]) => {
        const attributes = names.filter((name) => !missing.includes(name)).map((name) => `${name}="{{i.p1}}"`)
        return `<template>\n  <${tag} ${attributes.join(' ')} aria-label="{{i.p5||i.ariaLabel}}" bindtap="eh">\n  </${tag}>`
      })
      .join('\n')

  test('leaves what is set, and the names by which it is sent', () => {
    const text = lean(templates())
    expect(text.match(/[\w-]+="[^"]*"/g)).toEqual(
      Object.keys(unused).flatMap(() => ['aria-label="{{i.ariaLabel}}"', 'bindtap="eh"']),
    )
  })

  test('throws when Taro writes other templates', () => {
    const misfit = `lean-templates does not fit @tarojs/shared@${version('@tarojs/shared')}: `
    expect(() => lean(templates('hover-class'))).toThrow(`${misfit}no hover-class of <view>`)
    expect(() => lean('')).toThrow(`${misfit}no <view>`)
  })

  test('takes nothing that the app sets', () => {
    const camel = (name: string) =>
      name.replace(/^bind(\w)/, 'on-$1').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const sources = fs.readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    const set = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const text = fs.readFileSync(path.join(root, 'src', file), 'utf8')
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
