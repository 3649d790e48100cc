/** As `pages`, while somebody signs in: home, where the way leads unless they came from a page. */
export const afterLogin = () => [import(/* webpackPrefetch: true */ '@/pages/index/index')]
