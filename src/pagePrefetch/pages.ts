/**
 * The pages that learners usually open next, and the code that requests a thing's data when its card is touched.
 * Nothing calls this. When this file has loaded, webpack writes a `<link rel="prefetch">` for each import, so that the
 * code is on the device without slowing down the page on screen.
 */
export const pages = () => [
  // Without a name: webpack would also prefetch a named chunk from home's script, which loads it on a tap.
  import(/* webpackPrefetch: true */ '@/goods/detailQuery'),
  import(/* webpackPrefetch: true */ '@/pages/course/show'),
  import(/* webpackPrefetch: true */ '@/packageA/vod/index'),
  import(/* webpackPrefetch: true */ '@/pages/member/index'),
  import(/* webpackPrefetch: true */ '@/pages/course/index'),
  import(/* webpackPrefetch: true */ '@/pages/auth/login'),
]
