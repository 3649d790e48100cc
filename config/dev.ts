import type { UserConfigExport } from '@tarojs/cli'

const sandbox = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:8081'

export default {
  h5: {
    publicPath: '/',
    devServer: {
      port: Number(process.env.PORT ?? 10086),
      host: '0.0.0.0',
      open: false,
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: ['/api', '/addons', '/sandbox', '/payment', '/user', '/aboutus'], target: sandbox, xfwd: true }],
    },
  },
} satisfies UserConfigExport<'webpack5'>
