/** Config, home blocks, announcements and the other small answers that need no login. */
import { asc, desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'

import { localDT, utcIso } from '../core/dates'
import { badParams, notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absoluteJson } from '../core/urls'
import type { Work } from '../core/work'
import { announcements, blocks, courses } from '../db/schema'
import * as seed from '../seed/site'
import { categoryRefs, coverOf, isPublished, type Course } from './catalogue'
import { randomKey } from './tickets'

/** The site content is as old as the academy. */
const SITE_BIRTH = Date.UTC(2024, 4, 1)

export const listLinks = () =>
  seed.links.map((link, sort) => ({ id: sort + 1, sort, ...link, created_at: utcIso(SITE_BIRTH), updated_at: utcIso(SITE_BIRTH) }))

export const listNavs = (platform = 'PC') =>
  seed.navs.map(({ name, url, activeRoutes }, sort) => ({
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

export const listSliders = ({ origin }: Work, platform = 'APP') =>
  seed.sliders.map(({ thumb, url }, sort) => ({ thumb: origin + thumb, url, sort, platform: platform.toUpperCase() }))

export function systemConfig(work: Work) {
  const { version: _v, newconfig: _n, recommend_apps: _r, sandbox: _s, course_purchase_notice, ...shown } = work.settings
  const { origin, dialect } = work
  return {
    logo: { logo: `${origin}/sandbox/art/logo/zhitu.svg`, white_logo: {} },
    url: origin,
    user_protocol: `${origin}/user/protocol`,
    user_private_protocol: `${origin}/user/private_protocol`,
    vip_protocol: `${origin}/user/vip_protocol`,
    aboutus: `${origin}/aboutus`,
    navs: listNavs(),
    links: listLinks(),
    ...(dialect === 'base'
      ? { sliders: listSliders(work, 'PC') }
      : { paid_content_purchase_protocol: `${origin}/user/paid_content_purchase_protocol`, course_purchase_notice }),
    ...shown,
    h5_url: shown.h5_url || origin,
    player: { cover: `${origin}/sandbox/art/slider/1.svg`, ...shown.player },
  }
}

const Shelf = v.object({ title: v.string(), items: v.array(v.object({ id: v.number() })) })

const shelfItem = (work: Work, course: Course, refs: Map<number, { id: number; name: string }>) => ({
  id: course.id,
  title: course.title,
  thumb: coverOf(work, course),
  charge: course.charge,
  user_count: course.userCount,
  short_description: course.shortDescription,
  published_at: localDT(course.publishedAt),
  category_id: course.categoryId,
  is_rec: flag(course.isRecommended),
  is_free: flag(course.isFree),
  created_at: utcIso(course.createdAt),
  category: refs.get(course.categoryId) ?? null,
})

/** The stored items are replaced by live courses; deleted ones fall out. */
async function liveShelf(work: Work, config: unknown) {
  const { title, items } = v.parse(Shelf, config)
  const live = await work.db.select().from(courses).where(sql.join(isPublished(work), sql` and `))
  const refs = await categoryRefs(work)
  const byId = new Map(live.map((course) => [course.id, course]))
  const found = items.flatMap(({ id }) => byId.get(id) ?? [])
  return { title, items: found.map((course) => shelfItem(work, course, refs)) }
}

export async function homeBlocks(work: Work, pageName: string | undefined, platform = 'h5') {
  if (!pageName || !platform) throw badParams()
  if (pageName !== 'h5-page-index' || platform !== 'h5') return []
  const rows = await work.db.select().from(blocks).orderBy(asc(blocks.sort))
  return Promise.all(
    rows.map(async ({ id, sign, sort, config }) => {
      const stored: unknown = config === null ? [] : JSON.parse(config)
      const isShelf = sign === 'h5-vod-v1' && config !== null
      const page = work.dialect === 'head' ? { decoration_page_id: 1 } : {}
      const rendered = isShelf ? await liveShelf(work, stored) : absoluteJson(work.origin, stored)
      return { id, platform, page: pageName, sign, sort, config, config_render: rendered, ...page }
    }),
  )
}

type Announcement = typeof announcements.$inferSelect

const presentNotice = (row: Announcement) => ({
  id: row.id,
  title: row.title,
  announcement: row.html,
  view_times: row.viewTimes,
  created_at: utcIso(row.createdAt),
})

const newestNotice = [desc(announcements.createdAt), desc(announcements.id)]

export async function latestAnnouncement({ db }: Work) {
  const [row] = await db.select().from(announcements).orderBy(...newestNotice).limit(1)
  return orEmpty(row && presentNotice(row))
}

export async function listAnnouncements({ db }: Work, ask: PageAsk) {
  const { limit, offset } = offsetOf(ask)
  const rows = await db.select().from(announcements).orderBy(...newestNotice).limit(limit).offset(offset)
  return { rows: rows.map(presentNotice), total: await db.$count(announcements) }
}

export async function readAnnouncement({ db }: Work, id: number) {
  const seen = { viewTimes: sql`${announcements.viewTimes} + 1` }
  const [row] = await db.update(announcements).set(seen).where(eq(announcements.id, id)).returning()
  if (!row) throw notFound()
  return { ...presentNotice(row), admin_id: 1, updated_at: utcIso(row.createdAt) }
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

/** Signature of a page for WeChat's page SDK. Nobody checks it here. */
export function shareSdk({ now, origin, settings }: Work, pageUrl: string | undefined) {
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
