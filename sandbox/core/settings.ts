/** What an operator would set in the admin panel: defaults, plus overrides that are kept in the database. */
import * as v from 'valibot'

const amount = v.union([v.string(), v.number()])
const flag = v.picklist([0, 1])

/** Keys at the top level are those of `GET /api/v2/other/config` (core 4.3); unknown ones are passed on. */
export const SettingsSchema = v.looseObject({
  name: v.string(),
  pc_url: v.string(),
  h5_url: v.string(),
  icp: v.string(),
  icp_link: v.string(),
  icp2: v.string(),
  icp2_link: v.string(),
  course_purchase_notice: v.string(),
  player: v.looseObject({
    enabled_bullet_secret: amount,
    bullet_secret: v.looseObject({ size: amount, color: v.string(), opacity: amount, text: v.string() }),
  }),
  member: v.looseObject({ enabled_mobile_bind_alert: flag, enabled_face_verify: v.boolean() }),
  socialites: v.looseObject({ qq: flag, wechat_oauth: flag }),
  credit1_reward: v.looseObject({
    register: v.number(),
    watched_vod_course: v.number(),
    watched_video: v.number(),
    paid_order: amount,
  }),
  enabled_addons: v.array(v.string()),
  /** `GET /api/v9/version` */
  version: v.looseObject({ update_mode: v.number(), appname: v.string(), update_info: v.string() }),
  /** `GET /addons/templateOne/api/v1/settings` */
  newconfig: v.looseObject({ credit2_name: v.string(), credit2_exchange_rate: v.number() }),
  recommend_apps: v.array(v.looseObject({ name: v.string() })),
  /** How this server behaves; never part of an answer. */
  sandbox: v.strictObject({
    /** 1 no limit, 3 only the newest login. */
    single_device: v.picklist([1, 3]),
    /** Between the person's "paid" and the gateway's word. */
    pay_delay_ms: v.number(),
    payments: v.array(v.string()),
    /** Yuan paid back, by order number (HEAD). */
    refunds: v.record(v.string(), v.number()),
    http_401_on_v3: v.boolean(),
    deprecated_closed: v.boolean(),
    maintenance: v.boolean(),
    lock_new_members: v.boolean(),
    wechat_share: v.boolean(),
    search_ready: v.boolean(),
  }),
})

export type Settings = v.InferOutput<typeof SettingsSchema>

export const DEFAULT_SETTINGS: Settings = {
  name: '知途网校',
  pc_url: '',
  h5_url: '',
  icp: '',
  icp_link: '',
  icp2: '',
  icp2_link: '',
  course_purchase_notice: '<p>课程为虚拟内容，购买后长期有效。开通前请先试看，确认适合自己再下单。</p>',
  player: {
    enabled_bullet_secret: '1',
    bullet_secret: { size: '14', color: '#d92b2b', opacity: '0.6', text: '${mobile}' },
  },
  member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
  socialites: { qq: 0, wechat_oauth: 1 },
  credit1_reward: { register: 20, watched_vod_course: 50, watched_video: 5, paid_order: '0.1' },
  enabled_addons: ['TemplateOne', 'MeeduBooks', 'MeeduTopics', 'LearningPaths'],
  version: { update_mode: 0, appname: '知途', update_info: '' },
  newconfig: { credit2_name: '学币', credit2_exchange_rate: 1, disabledComment: 0 },
  recommend_apps: [],
  sandbox: {
    single_device: 1,
    pay_delay_ms: 1500,
    payments: ['alipay', 'handPay', 'wechat', 'wechat-jsapi', 'wechat_h5'],
    refunds: {},
    http_401_on_v3: false,
    deprecated_closed: false,
    maintenance: false,
    lock_new_members: false,
    wechat_share: true,
    search_ready: true,
  },
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects merge, everything else replaces. */
export function merge(base: Json, changes: Json): Json {
  const merged: Json = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const old = merged[key]
    merged[key] = isObject(old) && isObject(value) ? merge(old, value) : value
  }
  return merged
}
