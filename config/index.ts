import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import path from 'node:path'
import { ProvidePlugin } from 'webpack'
import type Chain from 'webpack-chain'

import development from './dev'
import production, { splitChunks } from './prod'

const root = path.resolve(__dirname, '..')
const isDev = process.env.NODE_ENV === 'development'
const isH5 = process.env.TARO_ENV === 'h5'
const sassLoaderOption = { sassOptions: { quietDeps: true, loadPaths: [path.join(root, 'src')] } }

/**
 * Our sizes are drawn at 375; taro-ui's at 750. Its text is also compiled into the app for `pxTransform`,
 * so it must stand alone: no helper, no outer name, nothing that compiles to one (`typeof`).
 */
const designWidth = (input?: unknown) => (/taro-ui/.test(String((input as { file?: string } | undefined)?.file)) ? 750 : 375)

/** The package's default entry has private class fields that old mini-program engines cannot parse. */
const legacyQuery = (chain: Chain) => {
  for (const name of ['react-query', 'query-core']) {
    chain.resolve.alias.set(`@tanstack/${name}$`, path.join(root, `node_modules/@tanstack/${name}/build/legacy/index.js`))
  }
}

/** Packages that come in newer syntax than WeChat's engines can parse (see babel.config.js). */
const compilePackages = (chain: Chain) => {
  const files = /[\\/]node_modules[\\/](valibot|@tanstack)[\\/].*\.m?js$/
  chain.module.rule('packages').test(files).use('babel').loader('babel-loader')
}

/** Without one every query stays pending. */
const provideAbortController = (chain: Chain) => {
  const file = path.join(root, 'src/lib/abortController.ts')
  chain.plugin('abortController').use(ProvidePlugin, [{ AbortController: [file, 'AbortController'] }])
}

const leanFiles = [
  /@tarojs[\\/]router[\\/]dist[\\/](tabbar|navigationBar|router[\\/]navigation-bar)\.js$/,
  /@stencil[\\/]core[\\/]internal[\\/]app-data[\\/]index\.js$/,
]

const needlessOnH5 = [
  // Polyfills and jsonp of Taro's request: every browser of `browserslist` has the real thing.
  'whatwg-fetch',
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
  'jsonp-retry',
  // Styles that travel inside the script; what this app needs of them is in src/styles/reset.scss.
  '@tarojs/components/global.css',
  '@tarojs/components/dist/taro-components/taro-components.css',
]

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'zhitu',
    designWidth,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${process.env.TARO_ENV}`,
    plugins: [path.join(__dirname, 'plugins/weapp-aria.js')],
    defineConstants: {
      BUILD_API_HOST: JSON.stringify(process.env.API_HOST ?? ''),
      BUILD_GO_HOST: JSON.stringify(process.env.GO_HOST ?? ''),
    },
    copy: {
      patterns: isH5 ? [{ from: 'src/static/', to: 'dist/h5/' }] : [],
      options: {},
    },
    alias: { '@': path.join(root, 'src') },
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: {
      enable: true,
      buildDependencies: {
        extra: [
          'package.json',
          'babel.config.js',
          'config/dev.ts',
          'config/prod.ts',
          'config/plugins/weapp-aria.js',
          'config/webpack/components-split-loader.js',
          'config/webpack/lean-loader.js',
        ].map((file) => path.join(root, file)),
      },
    },
    terser: {
      enable: true,
      config: {
        keep_fnames: false,
        compress: { passes: 2, ecma: 2017 },
        mangle: { safari10: true },
        output: { comments: false, keep_quoted_props: false, quote_keys: false, beautify: false, ecma: 2017 },
      },
    },
    mini: {
      optimizeMainPackage: { enable: true },
      sassLoaderOption,
      webpackChain(chain: Chain) {
        legacyQuery(chain)
        compilePackages(chain)
        provideAbortController(chain)
      },
      postcss: {
        pxtransform: { enable: true, config: {} },
        cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' } },
      },
      miniCssExtractPluginOption: { ignoreOrder: true },
    },
    h5: {
      staticDirectory: 'static',
      router: { mode: 'hash' },
      sassLoaderOption,
      postcss: {
        autoprefixer: { enable: true, config: {} },
        // A fixed root size: nothing grows with the screen, everything grows with the learner's text size.
        pxtransform: { enable: true, config: { baseFontSize: 20, minRootSize: 20, maxRootSize: 20 } },
        cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' } },
      },
      miniCssExtractPluginOption: { ignoreOrder: true, filename: 'css/[name].css', chunkFilename: 'css/[name].css' },
      webpackChain(chain: Chain) {
        chain.resolve.alias.set('tslib$', path.join(root, 'node_modules/tslib/tslib.es6.mjs'))
        for (const name of needlessOnH5) chain.resolve.alias.set(`${name}$`, path.join(__dirname, 'webpack/empty.js'))
        chain.resolve.alias.set('query-string$', path.join(__dirname, 'webpack/query-string.js'))
        chain.output.chunkLoadTimeout(120_000)
        // One module per component instead of one barrel: each page chunk then carries only what it uses.
        chain.module
          .rule('components-split')
          .test(/@tarojs[\\/]components[\\/]lib[\\/]react[\\/]components\.js$/)
          .use('split')
          .loader(path.join(__dirname, 'webpack/components-split-loader.js'))
        chain.module
          .rule('lean')
          .test(leanFiles)
          .pre()
          .use('lean')
          .loader(path.join(__dirname, 'webpack/lean-loader.js'))
        if (!isDev) splitChunks(chain)
      },
    },
  }
  return merge({}, base, isDev ? development : production)
})
