import Taro from '@tarojs/taro'

import { meantBy, urlTo } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

// A card or code may lead to a page of another client, or to none. WeChat only follows a way out that is taken in the
// same turn, and Taro's hooks run later.
Taro.onPageNotFound(({ path, query }) => {
  const pairs = Object.entries(query).map((pair) => pair.join('='))
  const target = meantBy(`${path}?${pairs.join('&')}`)
  void Taro[routeSpec(target.name).tab ? 'switchTab' : 'redirectTo']({ url: urlTo(target) })
})
