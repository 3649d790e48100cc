import type { UserConfigExport } from '@tarojs/cli'
import type Chain from 'webpack-chain'

const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|@tarojs|@stencil|history|@babel|tslib)[\\/]/

const among = (...places: string[]) => new RegExp(places.join('|').replace(/\//g, '[\\\\/]'))

/** Presses need these, on many pages. */
const action = among(
  '/shared/action/',
  '/(useMutation|mutationObserver)\\.',
  '/queries/(changeCached|mutation|study)\\.',
  '/api/(attemptStatus|paper|study)\\.',
  '/stores/(drafts|memberRecords)\\.',
)

/** Lists and things for sale need these, on most pages. */
const goods = among(
  '/shared/(list/(PagedList/(PageOfItems|index\\.module)|useIn)|page/StickyBar/)',
  '/components/(Chips|Tag)/',
  '/api/(answerCopies|category|exam|order|pagedCall)\\.',
  '/queries/(paged|withStoredCopy)\\.',
  '/goods/define\\.',
)

export default {
  h5: {
    publicPath: './',
    output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
    },
  },
} satisfies UserConfigExport<'webpack5'>

/** One framework file, one file for what several pages share, one per page. */
export function splitChunks(chain: Chain): void {
  chain.performance.hints(false)
  chain.optimization.splitChunks({
    chunks: 'all',
    hidePathInfo: true,
    minSize: 10_000,
    maxInitialRequests: 10,
    maxAsyncRequests: 10,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      framework: { name: 'framework', chunks: 'initial', enforce: true, priority: 100, test: framework },
      // Home's first screen needs neither.
      action: { name: 'action', chunks: 'async', minChunks: 2, enforce: true, priority: 30, test: action },
      goods: { name: 'goods', chunks: 'async', minChunks: 2, enforce: true, priority: 30, test: goods },
      // Most pages need these. They travel in one file, because many small files compress worse.
      common: { name: 'common', chunks: 'async', minChunks: 43, priority: 20, reuseExistingChunk: true },
      // Smaller ones are copied into each page: a request costs more than they weigh.
      shared: { chunks: 'async', minChunks: 2, minSize: 40_000, priority: 10, reuseExistingChunk: true },
    },
  })
}
