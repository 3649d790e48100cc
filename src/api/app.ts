/**
 * Core: version, the two configs, announcements. Contract `core.md` 4 and 6.25; the second config is
 * `community.md` (templateOne settings).
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, decodePage, flag, int, list, num, orNull, type Page, text, time } from '@/lib/decode'

import { hintDialect } from './dialect'

const versionWire = v.object({ update_mode: int, appname: text, update_info: text, url: text })

export interface Version {
  /** May be put off; anything else than mode 0 and 1 forces. */
  mode: 'none' | 'skippable' | 'forced'
  appName: string
  /** Lines of the change notes. */
  notes: string[]
  /** '' = reload is all that is needed. */
  url: string
}

export async function getVersion(): Promise<Version> {
  const wire = decode(versionWire, await request({ path: '/api/v9/version', method: 'GET' }))
  return {
    mode: wire.update_mode <= 0 ? 'none' : wire.update_mode === 1 ? 'skippable' : 'forced',
    appName: wire.appname,
    notes: wire.update_info.split('\n').filter(Boolean),
    url: wire.url,
  }
}

const configWire = v.object({
  name: text,
  webname: text,
  logo: v.optional(v.object({ logo: text })),
  url: text,
  pc_url: text,
  icp: text,
  user_protocol: text,
  user_private_protocol: text,
  vip_protocol: text,
  paid_content_purchase_protocol: v.optional(text),
  aboutus: text,
  course_purchase_notice: text,
  player: v.optional(
    v.object({
      cover: text,
      enabled_bullet_secret: flag,
      bullet_secret: v.optional(
        v.object({
          size: v.fallback(num, 14),
          color: text,
          opacity: v.fallback(num, 1),
          text,
        }),
      ),
    }),
  ),
  member: v.optional(v.object({ enabled_mobile_bind_alert: flag, enabled_face_verify: flag })),
  socialites: v.optional(v.object({ qq: flag, wechat_oauth: flag })),
  enabled_addons: list(text),
})

/** Moving text over the video; `template` holds `${mobile}`, `${user.mobile}`, `${user.id}`. */
export interface Watermark {
  sizePx: number
  color: string
  opacity: number
  template: string
}

export interface AppConfig {
  name: string
  logo: string
  /** API host for browser redirects, no trailing slash. */
  url: string
  /** '' = computers stay here. */
  pcUrl: string
  icp: string
  protocols: { user: string; privacy: string; vip: string; purchase: string }
  aboutUrl: string
  /** HTML, '' = none. */
  purchaseNotice: string
  playerCover: string
  /** Null = off. */
  watermark: Watermark | null
  isMobileBindForced: boolean
  isFaceVerifyForced: boolean
  hasWechatLogin: boolean
  hasQqLogin: boolean
  enabledAddons: string[]
}

export async function getConfig(): Promise<AppConfig> {
  const wire = decode(configWire, await request({ path: '/api/v2/other/config', method: 'GET' }))
  if (wire.paid_content_purchase_protocol !== undefined) hintDialect('head')
  const secret = wire.player?.enabled_bullet_secret ? wire.player.bullet_secret : undefined
  return {
    name: wire.name || wire.webname,
    logo: wire.logo?.logo ?? '',
    url: wire.url.replace(/\/+$/, ''),
    pcUrl: wire.pc_url,
    icp: wire.icp,
    protocols: {
      user: wire.user_protocol,
      privacy: wire.user_private_protocol,
      vip: wire.vip_protocol,
      purchase: wire.paid_content_purchase_protocol ?? '',
    },
    aboutUrl: wire.aboutus,
    purchaseNotice: wire.course_purchase_notice,
    playerCover: wire.player?.cover ?? '',
    watermark: secret
      ? { sizePx: secret.size, color: secret.color || 'red', opacity: secret.opacity, template: secret.text }
      : null,
    isMobileBindForced: wire.member?.enabled_mobile_bind_alert ?? false,
    isFaceVerifyForced: wire.member?.enabled_face_verify ?? false,
    hasWechatLogin: wire.socialites?.wechat_oauth ?? false,
    hasQqLogin: wire.socialites?.qq ?? false,
    enabledAddons: [...new Set(wire.enabled_addons)],
  }
}

const announcementWire = v.pipe(
  v.object({ id: int, title: text, announcement: text, view_times: v.optional(int, 0), created_at: time }),
  v.transform((wire) => ({
    id: wire.id,
    title: wire.title,
    html: wire.announcement,
    viewCount: wire.view_times,
    createdAt: wire.created_at,
  })),
)

export type Announcement = v.InferOutput<typeof announcementWire>

/** Null when there is none. */
export const getLatestAnnouncement = async (): Promise<Announcement | null> =>
  decode(orNull(announcementWire), await request({ path: '/api/v2/announcement/latest', method: 'GET' }))

export const getAnnouncement = async (id: number): Promise<Announcement> =>
  decode(announcementWire, await request({ path: `/api/v2/announcement/${id}`, method: 'GET' }))

export async function listAnnouncements(page: number, size: number): Promise<Page<Announcement>> {
  const data = await request({ path: '/api/v2/announcements', method: 'GET', query: { page, size } })
  return decodePage(announcementWire, data, page, size)
}

const extraWire = v.object({
  credit2_name: v.optional(text),
  credit2_exchange_rate: v.fallback(v.pipe(num, v.minValue(0.01)), 1),
  disabledComment: flag,
})

/** Second config of the spec (templateOne settings, proposed path). The app works without it. */
export interface ExtraConfig {
  /** Name of the account's virtual coin; '' = it has none, the balance is money. */
  balanceName: string
  /** Coins for one yuan. */
  coinsPerYuan: number
  isCommentDisabled: boolean
}

export async function getExtraConfig(): Promise<ExtraConfig> {
  const data = await request({ path: '/addons/templateOne/api/v1/settings', method: 'GET' })
  const wire = decode(orNull(extraWire), data)
  return {
    balanceName: wire?.credit2_name ?? '',
    coinsPerYuan: wire?.credit2_exchange_rate ?? 1,
    isCommentDisabled: wire?.disabledComment ?? false,
  }
}
