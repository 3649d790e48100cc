/** What an operator sets in the admin panel: defaults, and overrides that the database stores. */
import * as v from 'valibot'

import { readYaml } from '../seed/load'
import type { Edition } from './edition'

const amount = v.union([v.string(), v.number()])
const flag = v.picklist([0, 1])

/**
 * The keys at the top level are those of `GET /api/v2/other/config` (docs/backend/app.md#config). The answer contains
 * unknown keys too.
 */
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
  extraConfig: v.looseObject({ credit2_name: v.string(), credit2_exchange_rate: v.number() }),
  recommend_apps: v.array(v.looseObject({ name: v.string() })),
  /** Controls the sandbox itself; no answer contains it. */
  sandbox: v.strictObject({
    /** 1 = no limit, 3 = only the newest login works. */
    single_device: v.picklist([1, 3]),
    /** Time between the payer's payment and the gateway's word. */
    pay_delay_ms: v.number(),
    payments: v.array(v.string()),
    /** These gateways cannot open, yet an order stays bound to the one it was sent to. */
    gateways_without_keys: v.array(v.string()),
    /** Yuan paid back, by order number (HEAD). */
    refunds: v.record(v.string(), v.number()),
    http_401_on_v3: v.boolean(),
    deprecated_closed: v.boolean(),
    maintenance: v.boolean(),
    lock_new_members: v.boolean(),
    wechat_share: v.boolean(),
    search_ready: v.boolean(),
    storage_ready: v.boolean(),
    face_ready: v.boolean(),
    /** Creation of the active agreements, ms. HEAD asks everybody again who agreed before. */
    agreement_since: v.number(),
    /** Where clients reach the second host; '' = below `/go` of the first. */
    go_host: v.string(),
    /** Origin of a storage that has the courseware and sends no CORS headers; '' = this server has it. */
    courseware_storage: v.string(),
    live_chat: v.boolean(),
    /** Mock papers and daily practices draw their questions by it. */
    draw_seed: v.number(),
    /** Points for the first, second, ... day in a row. All further days get the last number. */
    sign_in_rewards: v.pipe(v.array(v.number()), v.nonEmpty()),
    /** MultiLevelShare: the answer of `GET config`, and for how long an invitee's purchases earn a reward. */
    referral: v.strictObject({ rules: v.string(), days: v.number() }),
    /** `GET /addons/MultiLevelShare/api/v1/poster/list`. Addresses may be paths on this server. */
    posters: v.array(
      v.strictObject({
        id: v.number(),
        name: v.string(),
        thumb: v.string(),
        sort: v.number(),
        config: v.union([v.string(), v.looseObject({})]),
      }),
    ),
    /**
     * `GET /addons/Snapshot/api/v1/config`: seconds between two draws, chance in percent, most photographs per thing.
     */
    snapshot: v.strictObject({
      status: v.strictObject({ vod: flag, live: flag, book: flag, paper: flag, practice: flag }),
      cycle_time: v.number(),
      rate: v.number(),
      max_times: v.number(),
    }),
    /** Time in the queue of a flash sale (0 = no queue), and the time to pay for a piece. */
    flash_sale: v.strictObject({ queue_ms: v.number(), hold_sec: v.number() }),
    /** `GET /addons/Wenda/api/v1/other/config`: questions may carry a reward in points. */
    wenda: v.strictObject({ enable_credit1: flag, pc_diy_content: v.string() }),
  }),
})

export type Settings = v.InferOutput<typeof SettingsSchema>

const DEFAULT_SETTINGS = readYaml('settings.yaml', SettingsSchema)

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export const defaultSettings = (edition: Edition): Settings =>
  edition === 'full'
    ? DEFAULT_SETTINGS
    : v.parse(SettingsSchema, merge(DEFAULT_SETTINGS, readYaml('settings.open.yaml', v.looseObject({}))))

/** Merges objects; replaces everything else. */
export function merge(base: Json, changes: Json): Json {
  const merged: Json = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const old = merged[key]
    merged[key] = isObject(old) && isObject(value) ? merge(old, value) : value
  }
  return merged
}
