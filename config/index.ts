import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import path from 'node:path'
import { ProvidePlugin } from 'webpack'
import type Chain from 'webpack-chain'

import development, { compileOnDemand } from './dev'
import production, { splitChunks } from './prod'
import { addRest, splitStart } from './webpack/weappStart'
import { pdfjsFiles, pdfjsFolder } from './webpack/pdfjs'
import { bootScript, builtMarks, CompileHintPlugin, contentSecurityPolicy, StartPagePlugin } from './webpack/startPage'
import { WorkerPlugin } from './webpack/worker'

const root = path.resolve(__dirname, '..')
const isDev = process.env.NODE_ENV === 'development'
const isH5 = process.env.TARO_ENV === 'h5'
/** The development server keeps its files in memory, so a release build stays as it is. */
const h5Output = isDev ? 'dist/h5-dev' : 'dist/h5'
const sassLoaderOption = { sassOptions: { quietDeps: true, loadPaths: [path.join(root, 'src')] } }

const inPackage = (file: string) => path.join(root, 'node_modules', file)
const ownFile = (file: string) => path.join(__dirname, 'webpack', file)

/**
 * Our sizes are px; taro-ui's are twice as large. Its text is also compiled into the app for `pxTransform`,
 * so it must stand alone: no helper, no outer name, nothing that compiles to one (`typeof`).
 */
const designWidth = (input?: unknown) =>
  /taro-ui/.test(String((input as { file?: string } | undefined)?.file)) ? 750 : 375

/** Taro's types know rpx, vw and rem; its transform knows px. */
const inPx: object = { targetUnit: 'px' }

/** Packages that come in newer syntax than WeChat's engines can parse (see babel.config.js). */
const compilePackages = (chain: Chain) => {
  const files = /[\\/]node_modules[\\/](valibot|@tanstack|ts-fsrs|uqr)[\\/].*\.m?js$/
  const babel = chain.module.rule('packages').test(files).use('babel').loader('babel-loader')
  babel.options({ plugins: [ownFile('plain-private-fields.js')] })
}

/** Without it every query stays pending. */
const provideAbortController = (chain: Chain) => {
  const file = path.join(root, 'src/lib/abortController.ts')
  chain.plugin('abortController').use(ProvidePlugin, [{ AbortController: [file, 'AbortController'] }])
}

/** See webpack/components-split-loader.js. */
const barrel = inPackage('@tarojs/components/lib/react/components.js')

/** See webpack/lean-loader.js. */
const leanFiles = [
  '@tarojs/router/dist/tabbar.js',
  '@tarojs/router/dist/navigationBar.js',
  '@tarojs/router/dist/events/scroll.js',
  '@tarojs/router/dist/router/navigation-bar.js',
  '@tarojs/runtime/dist/dom/event.js',
  '@tarojs/runtime/dist/perf.js',
  '@tarojs/api/dist/interceptor/chain.js',
  '@tarojs/api/dist/interceptor/interceptors.js',
  '@stencil/core/internal/app-data/index.js',
  '@tanstack/query-core/build/modern/environmentManager.js',
  '@tarojs/taro-h5/dist/api/storage/index.js',
  'react-dom/cjs/react-dom.production.min.js',
  '@tarojs/components/dist/components/taro-swiper-core.js',
].map(inPackage)

/** See webpack/page-end-loader.js. */
const reactPages = inPackage('@tarojs/plugin-framework-react/dist/runtime.js')

/** See webpack/page-root-loader.js. */
const pageConfigs = inPackage('@tarojs/runtime/dist/dsl/common.js')

/** See webpack/lean-weapp-loader.js. */
const leanWeappFiles = [
  ...[
    'bom/URL.js',
    'bom/URLSearchParams.js',
    'bom/document.js',
    'bom/history.js',
    'bom/location.js',
    'dom/style.js',
    'dom/style_properties.js',
    'dom-external/inner-html/html.js',
    'dom-external/mutation-observer/implements.js',
    'perf.js',
  ].map((file) => `@tarojs/runtime/dist/${file}`),
  '@tarojs/api/dist/interceptor/interceptors.js',
  '@tarojs/react/dist/react.esm.js',
  '@tarojs/shared/dist/native-apis.js',
  '@tarojs/shared/dist/components.js',
  '@tarojs/plugin-platform-weapp/dist/runtime.js',
  'react-reconciler/cjs/react-reconciler.production.min.js',
].map(inPackage)

/** See webpack/taro-api-loader.js. */
const taroApi = [inPackage('@tarojs/taro-h5/dist/api/taro.js'), reactPages]

const routerPages = ['page', 'spa'].map((name) => inPackage(`@tarojs/router/dist/router/${name}.js`))

/** Taro turns these off for mini-programs, for engines of their first years. */
const wholeCompression = Object.fromEntries(
  [
    ...['arrows', 'collapse_vars', 'comparisons', 'computed_props', 'directives', 'hoist_props', 'inline', 'loops'],
    ...['negate_iife', 'properties', 'reduce_funcs', 'reduce_vars', 'switches', 'typeofs'],
  ].map((step) => [step, true]),
)

/** On H5 `config.js` says this. The mini-program has no such file and is told at its build. */
const miniProgramConfig = {
  appName: process.env.APP_NAME,
  logo: process.env.LOGO,
  posterColors: process.env.POSTER_COLORS,
  statsUrl: process.env.STATS_URL,
  workOrderUrl: process.env.WORK_ORDER_URL,
  webHosts: process.env.WEB_HOSTS,
  subtitleUrl: process.env.SUBTITLE_URL,
  pictureQuery: process.env.PICTURE_QUERY,
  customerService: process.env.CUSTOMER_SERVICE,
  disabledComment: process.env.DISABLED_COMMENT === 'true',
  userProtocolUrl: process.env.USER_PROTOCOL_URL,
  privacyProtocolUrl: process.env.PRIVACY_PROTOCOL_URL,
  vipProtocolUrl: process.env.VIP_PROTOCOL_URL,
  purchaseProtocolUrl: process.env.PURCHASE_PROTOCOL_URL,
}

/** The replacements of what Taro 4.2.1 asks for on H5. */
const standIns = {
  // The classic build of tslib is one object, which tree-shaking cannot split.
  tslib: inPackage('tslib/tslib.es6.mjs'),
  'query-string': ownFile('query-string.js'),
  'universal-router': ownFile('fixed-routes.js'),
  // Polyfills and jsonp of Taro's request. Every browser of `browserslist` has the real thing.
  'whatwg-fetch': ownFile('empty.js'),
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only': ownFile('empty.js'),
  'jsonp-retry': ownFile('empty.js'),
  // Styles inside the script. src/styles/reset.scss has the part that this app needs.
  '@tarojs/components/global.css': ownFile('empty.js'),
  '@tarojs/components/dist/taro-components/taro-components.css': ownFile('empty.js'),
  '@tarojs/components-react/dist/index.css': ownFile('empty.js'),
  // Custom elements, hundreds on a page.
  '@tarojs/components': path.join(root, 'src/platform/elements/index.h5.ts'),
}

/** Requests (whole) to stand-ins, and files that a loader changes; a production build fails where one is never reached. */
const patch = (chain: Chain, aliases: Record<string, string>, files: string[] = []) => {
  for (const [request, file] of Object.entries(aliases)) chain.resolve.alias.set(`${request}$`, file)
  if (!isDev) chain.plugin('patchCheck').use(ownFile('patch-check-plugin.js'), [{ aliases, files }])
}

const endPages = (chain: Chain) => {
  const end = chain.module.rule('page-end').test(reactPages).pre()
  end.use('page-end').loader(ownFile('page-end-loader.js'))
}

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'zhitu',
    designWidth,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: isH5 ? h5Output : `dist/${process.env.TARO_ENV}`,
    plugins: ['weapp-aria', 'all-components'].map((name) => path.join(__dirname, `plugins/${name}.js`)),
    defineConstants: {
      BUILD_API_HOST: JSON.stringify(process.env.API_HOST ?? ''),
      BUILD_GO_HOST: JSON.stringify(process.env.GO_HOST ?? ''),
      BUILD_BROWSER_PURCHASE: JSON.stringify(process.env.BROWSER_PURCHASE !== 'off'),
      BUILD_CONFIG: JSON.stringify(isH5 ? {} : miniProgramConfig),
      BUILD_CHOOSE_LOCATION: JSON.stringify(process.env.CHOOSE_LOCATION === 'on'),
      BUILD_PDFJS: JSON.stringify(pdfjsFolder),
      BUILD_VERSION: JSON.stringify(process.env.APP_VERSION ?? ''),
      BUILD_VERSION_CODE: JSON.stringify(Number(process.env.APP_VERSION_CODE ?? 0)),
      BUILD_REPORT_URL: JSON.stringify(process.env.REPORT_URL ?? ''),
    },
    copy: {
      patterns: isH5 ? [{ from: 'src/static/', to: `${h5Output}/` }, ...pdfjsFiles(h5Output)] : [],
      options: {},
    },
    alias: { '@': path.join(root, 'src') },
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: {
      // From a cache of other sources, a mini-program can lack the `require` of a sub-package's shared part.
      enable: isH5,
      buildDependencies: {
        extra: [
          'package.json',
          'babel.config.js',
          'config/dev.ts',
          'config/prod.ts',
          'config/plugins/all-components.js',
          'config/plugins/weapp-aria.js',
          'config/webpack/components-split-loader.js',
          'config/webpack/file-names-plugin.js',
          'config/webpack/fixed-routes.js',
          'config/webpack/lazy-client-loader.js',
          'config/webpack/lean-entry-loader.js',
          'config/webpack/lean-loader.js',
          'config/webpack/page-end-loader.js',
          'config/webpack/patch.js',
          'config/webpack/pdfjs.ts',
          'config/webpack/prefetch-plugin.js',
          'config/webpack/router-page-loader.js',
          'config/webpack/startPage.ts',
          'config/webpack/taro-api-loader.js',
          'config/webpack/worker.ts',
          'src/worker.js',
          // Names the pages. Taro does not follow the imports of `app.config.ts`.
          'src/routes/appConfig.ts',
          'src/routes/registry.ts',
          'src/routes/goods.ts',
          'src/routes/examRoutes.ts',
          'src/routes/promotionRoutes.ts',
          'src/routes/qaRoutes.ts',
          'src/routes/referralRoutes.ts',
        ].map((file) => path.join(root, file)),
      },
    },
    terser: {
      enable: true,
      config: {
        keep_fnames: false,
        compress: { passes: 2, ecma: 2017, ...(isH5 ? {} : { ...wholeCompression, unsafe_methods: /^\d+$/ }) },
        mangle: { safari10: true },
        // A mini-program's package has a limit in bytes: a Chinese character takes 3 as it is, 6 as an escape.
        output: {
          comments: false,
          keep_quoted_props: false,
          quote_keys: false,
          beautify: false,
          ecma: 2017,
          ascii_only: false,
        },
      },
    },
    mini: {
      optimizeMainPackage: { enable: true },
      addChunkPages: addRest,
      sassLoaderOption,
      webpackChain(chain: Chain) {
        // Taro says es5, around modules that are compiled for more (babel.config.js).
        chain.target('browserslist:ios 13')
        // Nobody outside the package knows these names, and its bytes count.
        for (const ids of ['moduleIds', 'chunkIds', 'mangleExports']) chain.optimization.set(ids, 'size')
        patch(chain, {}, [reactPages, pageConfigs, ...leanWeappFiles])
        endPages(chain)
        const roots = chain.module.rule('page-root').test(pageConfigs).pre()
        roots.use('page-root').loader(ownFile('page-root-loader.js'))
        // WeChat draws these bars itself (webpack/known-end.js).
        chain.module
          .rule('bars')
          .test(/[\\/]components[\\/](NavBar|TabBar)[\\/]index\.tsx$/)
          .set('sideEffects', false)
        splitStart(chain)
        const lean = chain.module.rule('lean').test(leanWeappFiles).pre()
        lean.use('lean').loader(ownFile('lean-weapp-loader.js'))
        chain.plugin('plainCalls').use(ownFile('plain-calls-plugin.js'))
        compilePackages(chain)
        provideAbortController(chain)
        if (isDev) return
        chain.plugin('leanTemplates').use(ownFile('lean-templates-plugin.js'))
        chain.plugin('moduleFunctions').use(ownFile('module-functions-plugin.js'))
      },
      postcss: {
        // Not rpx, which grow with the screen: what goes with the sizes is px (`@media`, inline styles, WeChat's bars).
        pxtransform: { enable: true, config: inPx },
        './config/webpack/lean-sheets.js': { enable: true, config: {} },
        cssModules: {
          enable: true,
          // These names count in a package with a size limit.
          config: { namingPattern: 'module', generateScopedName: `${isDev ? '[local]_' : ''}[hash:base64:5]` },
        },
      },
      miniCssExtractPluginOption: { ignoreOrder: true },
    },
    h5: {
      staticDirectory: 'static',
      // Of this only: the page that is pulled down is one of our elements.
      useHtmlComponents: true,
      router: { mode: 'hash' },
      htmlPluginOption: {
        inject: false,
        boot: isH5 ? bootScript() : '',
        marks: builtMarks(),
        policy: isH5 && !isDev ? contentSecurityPolicy() : '',
      },
      sassLoaderOption,
      postcss: {
        autoprefixer: { enable: true, config: {} },
        // A fixed root size: nothing grows with the screen, everything grows with the learner's text size.
        pxtransform: { enable: true, config: { baseFontSize: 20, minRootSize: 20, maxRootSize: 20 } },
        cssModules: {
          enable: true,
          config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' },
        },
      },
      miniCssExtractPluginOption: { ignoreOrder: true, filename: 'css/[name].css', chunkFilename: 'css/[name].css' },
      // Files of their own, so that only those are fetched that a text needs; seen from css/.
      fontUrlLoaderOption: {
        limit: true,
        publicPath: '../',
        name: (file: string) => `static/fonts/${path.basename(file)}`,
      },
      webpackChain(chain: Chain) {
        chain.target('browserslist')
        // Code that fails as it starts fails again when it is asked for again, instead of being there by half.
        chain.output.strictModuleExceptionHandling(true)
        patch(chain, standIns, [barrel, ...routerPages, ...leanFiles, ...taroApi])
        // docs/backend/rules.md#constants
        chain.output.chunkLoadTimeout(120_000)
        const split = chain.module.rule('components-split').test(barrel)
        split.use('split').loader(ownFile('components-split-loader.js'))
        const lean = chain.module.rule('lean').test(leanFiles).pre()
        lean.use('lean').loader(ownFile('lean-loader.js'))
        chain.module.rules.delete('process-import-taro-h5')
        const api = chain.module.rule('taro-api').test(taroApi)
        api.use('taro-api').loader(ownFile('taro-api-loader.js'))
        const entry = chain.module.rule('lean-entry').test(path.join(root, 'src/app.config.ts')).pre()
        entry.use('lean-entry').loader(ownFile('lean-entry-loader.js'))
        endPages(chain)
        const moving = chain.module.rule('router-page').test(routerPages).pre()
        moving.use('router-page').loader(ownFile('router-page-loader.js'))
        // Elements that a page does not use stay out of its chunk.
        chain.module
          .rule('elements')
          .test(/[\\/]platform[\\/]elements[\\/]\w+(\.h5)?\.tsx?$/)
          .merge({ sideEffects: false })
        if (isDev) return compileOnDemand(chain)
        splitChunks(chain)
        chain.plugin('prefetch').use(ownFile('prefetch-plugin.js'))
        chain.plugin('startPage').use(StartPagePlugin)
        chain.plugin('worker').use(WorkerPlugin)
        chain.plugin('fileNames').use(ownFile('file-names-plugin.js'))
        chain.plugin('compileHint').use(CompileHintPlugin)
      },
    },
  }
  return merge({}, base, isDev ? development : production)
})
