import path from 'node:path'

import type { UserConfigExport } from '@tarojs/cli'
import type Chain from 'webpack-chain'

const sandbox = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:8081'

export default {
  h5: {
    publicPath: '/',
    devServer: {
      port: Number(process.env.PORT ?? 10086),
      host: process.env.SANDBOX_HOST ?? '0.0.0.0',
      open: false,
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [
        { context: ['/api', '/addons', '/sandbox', '/payment', '/user', '/aboutus'], target: sandbox, xfwd: true },
        { context: ['/go'], target: sandbox, xfwd: true, ws: true },
      ],
    },
  },
} satisfies UserConfigExport<'webpack5'>

/** Compiles a page when it is opened, and again when it changes, so that a saved text does not wait for all pages. */
export function compileOnDemand(chain: Chain): void {
  chain.set('experiments', { lazyCompilation: { entries: false, imports: true } })
  const client = chain.module.rule('lazy-client').test(/[\\/]webpack[\\/]hot[\\/]lazy-compilation-web\.js$/)
  client.use('reachable').loader(path.join(__dirname, 'webpack/lazy-client-loader.js'))
}
