/**
 * The pages that learners usually open next. Nothing calls this. When this file has loaded, webpack writes a `<link
 * rel="prefetch">` for each import, so that the code is on the device without slowing down the page on screen.
 */
export const pages = () => [
  import(/* webpackPrefetch: true */ '@/pages/course/show'),
  import(/* webpackPrefetch: true */ '@/packageA/vod/index'),
  import(/* webpackPrefetch: true */ '@/pages/member/index'),
  import(/* webpackPrefetch: true */ '@/pages/course/index'),
  import(/* webpackPrefetch: true */ '@/pages/auth/login'),
]
