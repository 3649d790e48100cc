/** Add-on CodeExchanger: codes that open things. See docs/backend/promotions.md#redemption-codes. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag, int, list, orNull, text, time } from '@/lib/decode'

import { type CaptchaAnswer, captchaBody } from './captcha'
import { pagedCall } from './pagedCall'

const root = '/addons/CodeExchanger/api/v2'

export interface RedemptionItem {
  /** The backend's word: `vod live book paper mock_paper practice vip`; unknown ones are possible. */
  sign: string
  id: number
  name: string
}

/** A membership is never `isOwned`: it is prolonged. */
export type CodeItem = RedemptionItem & { isOwned: boolean }

export interface CodeContents {
  name: string
  items: CodeItem[]
  /** When the code ceases to open them; null = not said. */
  endsAt: Date | null
}

const item = { sign: text, id: int, name: text }

const codeItemWire = v.pipe(
  v.object({ ...item, is_subscribe: flag }),
  v.transform(({ is_subscribe, ...rest }): CodeItem => ({ ...rest, isOwned: is_subscribe })),
)

const contentsWire = v.pipe(
  v.object({ activity: v.object({ name: text, relate_courses: list(codeItemWire), end_at: time }) }),
  v.transform(({ activity: { name, relate_courses: items, end_at: endsAt } }): CodeContents => ({
    name,
    items,
    endsAt,
  })),
)

const send = (call: 'query' | 'confirm', code: string, answer: CaptchaAnswer) =>
  request({ path: `${root}/${call}`, body: { code, ...captchaBody(answer) } })

/**
 * Uses up the captcha, not the code.
 * @throws ApiError 'rejected' (`兑换码不存在`, `兑换码已使用`, `活动已结束`, `图形验证码错误` ...)
 */
export const getCodeContents = async (code: string, answer: CaptchaAnswer): Promise<CodeContents> =>
  decode(contentsWire, await send('query', code, answer))

/** Gives what the member does not have yet, and uses up the code. @throws as `getCodeContents` */
export const redeemCode = async (code: string, answer: CaptchaAnswer): Promise<void> =>
  void (await send('confirm', code, answer))

export interface RedemptionRecord {
  code: string
  name: string
  items: RedemptionItem[]
  usedAt: Date | null
}

/** The list is JSON in a text. */
const itemsInText = v.pipe(
  text,
  v.transform((json): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      return []
    }
  }),
  list(v.object(item)),
)

const recordWire = v.pipe(
  v.object({ code: text, used_at: time, activity: orNull(v.object({ name: text, relate_data: itemsInText })) }),
  v.transform(({ code, used_at, activity }): RedemptionRecord => ({
    code,
    name: activity?.name ?? '',
    items: activity?.relate_data ?? [],
    usedAt: used_at,
  })),
)

/** Newest first. */
export const listRedemptionRecords = pagedCall(`${root}/user/records`, recordWire, { sizeKey: 'page_size' })
