/**
 * Where learners mostly go next. Nothing calls this: of each import webpack writes a `<link rel="prefetch">` when this
 * file has come, so that the code lies on the device and costs the page on screen no time.
 */
export const pages = () => [
  import(/* webpackPrefetch: true */ '@/pages/course/show'),
  import(/* webpackPrefetch: true */ '@/packageA/vod/index'),
  import(/* webpackPrefetch: true */ '@/pages/member/index'),
  import(/* webpackPrefetch: true */ '@/pages/course/index'),
  import(/* webpackPrefetch: true */ '@/pages/auth/login'),
]
