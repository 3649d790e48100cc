/**
 * Core: version, the two configs, one announcement. See docs/backend/app.md; the second config is that of
 * templateOne.
 */
import * as v from 'valibot'

import { appVersionCode } from '@/config/limits'
import { request } from '@/http/request'
import { count, decode, flag, int, maybe, num, orNull, rows, text, time } from '@/lib/decode'

import { serverItem } from './avatar'
import { expectHint, hintDialect } from './dialect'
import { lastAnswer } from './lastAnswer'

const versionWire = v.object({
  update_mode: count,
  appname: text,
  update_info: text,
  url: text,
  version_code: v.fallback(num, 0),
})

export interface Version {
  /** The server's mode 0 is `none`, 1 `skippable`; any higher one forces the update. A server may say which is newest. */
  mode: 'none' | 'skippable' | 'forced'
  appName: string
  notes: string[]
  /** '' = a reload is enough. */
  url: string
  /** 0 = the server does not say which one it is. */
  code: number
}

export async function getVersion(): Promise<Version> {
  const wire = decode(versionWire, await request({ path: '/api/v9/version', method: 'GET', isBackground: true }))
  const { version_code: newest } = wire
  const isNewest = newest > 0 && newest <= appVersionCode
  return {
    mode: isNewest || wire.update_mode <= 0 ? 'none' : wire.update_mode === 1 ? 'skippable' : 'forced',
    appName: wire.appname,
    notes: wire.update_info.split('\n').filter(Boolean),
    url: wire.url,
    code: newest,
  }
}

const configWire = v.object({
  name: text,
  webname: text,
  logo: orNull(v.object({ logo: text })),
  url: text,
  pc_url: text,
  h5_url: text,
  icp: text,
  icp_link: text,
  icp2: text,
  icp2_link: text,
  user_protocol: text,
  user_private_protocol: text,
  vip_protocol: text,
  paid_content_purchase_protocol: maybe(text),
  aboutus: text,
  course_purchase_notice: maybe(text),
  player: orNull(
    v.object({
      cover: text,
      enabled_bullet_secret: flag,
      bullet_secret: orNull(
        v.object({
          size: v.fallback(num, 14),
          color: text,
          opacity: v.fallback(num, 1),
          text,
        }),
      ),
    }),
  ),
  member: orNull(v.object({ enabled_mobile_bind_alert: flag, enabled_face_verify: flag })),
  socialites: orNull(v.object({ qq: flag, wechat_oauth: flag })),
  credit1_reward: orNull(
    v.object({
      register: count,
      watched_video: count,
      watched_vod_course: count,
      paid_order: v.fallback(num, 0),
      invite: count,
    }),
  ),
  enabled_addons: v.fallback(v.nullable(rows(text)), null),
})

/** For an academy without a logo the server gives its bare host. */
const bareHost = /^(https?:)?\/\/[^/]+\/?$/i

/** Moving text over the video; `template` holds `${mobile}`, `${user.mobile}`, `${user.id}`. */
export interface Watermark {
  sizePx: number
  color: string
  opacity: number
  template: string
}

export interface AppConfig {
  name: string
  /** '' = none. */
  logo: string
  /** API host for browser redirects, no trailing slash. */
  url: string
  /** '' = computers stay in this app. */
  pcUrl: string
  /** The site's licences, the police's one second; `url` '' = no page. */
  licences: { text: string; url: string }[]
  /** The app's address in browsers, no trailing slash; '' = unknown. */
  h5Url: string
  protocols: { user: string; privacy: string; vip: string; purchase: string }
  aboutUrl: string
  /** HTML, '' = none. */
  purchaseNotice: string
  playerCover: string
  /** Null = off. */
  watermark: Watermark | null
  isMobileBindForced: boolean
  isFaceVerifyForced: boolean
  listsPaidOrdersOnly: boolean
  /** A deletion waits for its date. An older server's next job carries it out at once. */
  hasDeletionGrace: boolean
  /** Members may have promo codes of their own. HEAD has no call for it. */
  hasInviteCodes: boolean
  hasWechatLogin: boolean
  hasQqLogin: boolean
  /** Points for what a learner does, 0 = none; `perYuan` is for orders. */
  pointRewards: { register: number; lesson: number; course: number; perYuan: number; invite: number }
  /** Null = unreadable: it is unknown which features are on. */
  enabledAddons: string[] | null
}

export function getConfig(): Promise<AppConfig> {
  const config = readConfig()
  expectHint(config)
  return config
}

async function readConfig(): Promise<AppConfig> {
  const wire = decode(configWire, await request({ path: '/api/v2/other/config', method: 'GET' }))
  const isHead = wire.paid_content_purchase_protocol !== undefined
  // Since 4.9.25; the behaviour that it stands for came a little earlier (docs/backend/README.md#releases).
  const isRecent = isHead || wire.course_purchase_notice !== undefined
  hintDialect(isHead ? 'head' : 'base')
  const url = wire.url.replace(/\/+$/, '')
  serverItem.set(url)
  const reward = wire.credit1_reward
  const secret = wire.player?.enabled_bullet_secret ? wire.player.bullet_secret : null
  return {
    name: wire.name || wire.webname,
    logo: wire.logo?.logo.replace(bareHost, '') ?? '',
    url,
    pcUrl: wire.pc_url,
    licences: [
      { text: wire.icp, url: wire.icp_link },
      { text: wire.icp2, url: wire.icp2_link },
    ].filter((licence) => licence.text !== ''),
    h5Url: wire.h5_url.replace(/\/+$/, ''),
    protocols: {
      user: wire.user_protocol,
      privacy: wire.user_private_protocol,
      vip: wire.vip_protocol,
      purchase: wire.paid_content_purchase_protocol ?? '',
    },
    aboutUrl: wire.aboutus,
    purchaseNotice: wire.course_purchase_notice ?? '',
    playerCover: wire.player?.cover ?? '',
    watermark: secret
      ? { sizePx: secret.size, color: secret.color || 'red', opacity: secret.opacity, template: secret.text }
      : null,
    isMobileBindForced: wire.member?.enabled_mobile_bind_alert ?? false,
    isFaceVerifyForced: wire.member?.enabled_face_verify ?? false,
    listsPaidOrdersOnly: isRecent,
    hasDeletionGrace: isRecent,
    hasInviteCodes: !isHead,
    hasWechatLogin: wire.socialites?.wechat_oauth ?? false,
    hasQqLogin: wire.socialites?.qq ?? false,
    pointRewards: {
      register: reward?.register ?? 0,
      lesson: reward?.watched_video ?? 0,
      course: reward?.watched_vod_course ?? 0,
      perYuan: reward?.paid_order ?? 0,
      invite: reward?.invite ?? 0,
    },
    enabledAddons: wire.enabled_addons && [...new Set(wire.enabled_addons)],
  }
}

export const announcementWire = v.pipe(
  v.object({ id: int, title: text, announcement: text, view_times: count, created_at: time }),
  v.transform((wire) => ({
    id: wire.id,
    title: wire.title,
    html: wire.announcement,
    viewCount: wire.view_times,
    createdAt: wire.created_at,
  })),
)

export type Announcement = v.InferOutput<typeof announcementWire>

export const lastAnnouncement = lastAnswer('announcement', (data) => decode(orNull(announcementWire), data))

export const getLatestAnnouncement = async (): Promise<Announcement | null> =>
  lastAnnouncement.store(await request({ path: '/api/v2/announcement/latest', method: 'GET' }))

export const getAnnouncement = async (id: number): Promise<Announcement> =>
  decode(announcementWire, await request({ path: `/api/v2/announcement/${id}`, method: 'GET' }))

const extraWire = v.nullable(
  v.object({
    credit2_name: text,
    credit2_exchange_rate: v.fallback(v.optional(v.nullable(v.pipe(num, v.minValue(0.01))), 1), null),
    disabledComment: flag,
  }),
)

/** Settings of templateOne (docs/backend/app.md#second-config, proposed path). The app works without them. */
export interface ExtraConfig {
  /** Name of the virtual coin; '' = there is none, and the balance is money. */
  balanceName: string
  /** Null = unreadable. */
  coinsPerYuan: number | null
  isCommentDisabled: boolean
}

/** For a server without such settings. */
export const noExtras: ExtraConfig = { balanceName: '', coinsPerYuan: 1, isCommentDisabled: false }

export async function getExtraConfig(): Promise<ExtraConfig> {
  const data = await request({ path: '/addons/templateOne/api/v1/settings', method: 'GET' })
  const wire = decode(extraWire, data)
  return wire
    ? {
        balanceName: wire.credit2_name,
        coinsPerYuan: wire.credit2_exchange_rate,
        isCommentDisabled: wire.disabledComment,
      }
    : noExtras
}
