/** The config with links, navigation and sliders, and the page signature for sharing. */
import { utcIso } from '../core/dates'
import { badParams } from '../core/envelope'
import type { RequestContext } from '../core/context'
import { loadSite } from '../seed/site'
import { randomKey } from './tickets'

/** The date of all site content. */
const SITE_BIRTH = Date.UTC(2024, 4, 1)

export const listLinks = () =>
  loadSite().links.map((link, sort) => ({
    id: sort + 1,
    sort,
    ...link,
    created_at: utcIso(SITE_BIRTH),
    updated_at: utcIso(SITE_BIRTH),
  }))

export const listNavs = (platform = 'PC') =>
  loadSite().navs.map(({ name, url, activeRoutes }, sort) => ({
    id: sort + 1,
    sort,
    name,
    url,
    active_routes: activeRoutes,
    platform,
    parent_id: 0,
    blank: 0,
    children: [],
  }))

export const listSliders = ({ origin }: RequestContext, platform = 'APP') =>
  loadSite().sliders.map(({ thumb, url }, sort) => ({
    thumb: origin + thumb,
    url,
    sort,
    platform: platform.toUpperCase(),
  }))

/** Settings that the answer of the config leaves out. */
const OWN_KEYS = ['version', 'extraConfig', 'recommend_apps', 'sandbox', 'course_purchase_notice']

export function systemConfig(context: RequestContext) {
  const { origin, dialect, settings } = context
  const shown = Object.fromEntries(Object.entries(settings).filter(([key]) => !OWN_KEYS.includes(key)))
  return {
    logo: { logo: `${origin}/sandbox/art/logo/zhitu.svg`, white_logo: {} },
    url: origin,
    user_protocol: `${origin}/user/protocol`,
    user_private_protocol: `${origin}/user/private_protocol`,
    vip_protocol: `${origin}/user/vip_protocol`,
    aboutus: `${origin}/aboutus`,
    navs: listNavs(),
    links: listLinks(),
    ...(dialect !== 'head' && { sliders: listSliders(context, 'PC') }),
    ...(dialect !== 'base' && {
      paid_content_purchase_protocol: `${origin}/user/paid_content_purchase_protocol`,
      course_purchase_notice: settings.course_purchase_notice,
    }),
    ...shown,
    h5_url: settings.h5_url || origin,
    player: { cover: `${origin}/sandbox/art/slider/1.svg`, ...settings.player },
  }
}

const JS_APIS = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'chooseImage',
  'previewImage',
  'uploadImage',
  'downloadImage',
  'getLocalImgData',
]

/** For WeChat's page SDK. Nothing here checks the signature. */
export function shareSdk({ now, origin, settings }: RequestContext, pageUrl: string | undefined) {
  if (!pageUrl) throw badParams()
  if (!settings.sandbox.wechat_share) return { enabled: 0 }
  return {
    enabled: 1,
    data: {
      appId: 'wx0000000000sandbox',
      timestamp: Math.floor(now / 1000),
      nonceStr: randomKey(16),
      signature: randomKey(40).toLowerCase(),
      jsApiList: JS_APIS,
      debug: false,
      beta: false,
      openTagList: [],
    },
    share: { title: settings.name, desc: '学一门真正有用的课', icon: `${origin}/sandbox/art/logo/zhitu.svg` },
  }
}
