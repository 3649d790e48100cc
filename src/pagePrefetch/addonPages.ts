import { pages } from './pages'

/** As `pages`, for an academy with add-ons. One file for both lists, because each file costs a request. */
export const addonPages = () => [
  ...pages(),
  import(/* webpackPrefetch: true */ '@/packageA/live/show'),
  import(/* webpackPrefetch: true */ '@/packageA/book/show'),
  import(/* webpackPrefetch: true */ '@/packageA/topic/show'),
  import(/* webpackPrefetch: true */ '@/packageA/learnPath/show'),
  import(/* webpackPrefetch: true */ '@/packageA/live/index'),
  import(/* webpackPrefetch: true */ '@/packageA/book/index'),
  import(/* webpackPrefetch: true */ '@/packageA/topic/index'),
  import(/* webpackPrefetch: true */ '@/packageA/learnPath/index'),
  import(/* webpackPrefetch: true */ '@/packageA/exam/home'),
]
