/** Used on the login page: a login leads to the home page, unless another page asked for it. */
export const afterLogin = () => [import(/* webpackPrefetch: true */ '@/pages/index/index')]
