import Taro from '@tarojs/taro'

import { routeSpec } from '@/routes/registry'

// A card or code may lead to a page that does not exist. WeChat only follows a way out that is taken in the same turn,
// and Taro's hooks run later.
Taro.onPageNotFound(() => void Taro.switchTab({ url: `/${routeSpec('home').path}` }))
