import * as v from 'valibot'

import { request } from '@/http/request'
import { decode } from '@/lib/decode'

const captchaWire = v.object({ key: v.pipe(v.string(), v.nonEmpty()), img: v.pipe(v.string(), v.nonEmpty()) })

/** Four letters, valid for 5 minutes and for one check, right or wrong. */
export interface ImageCaptcha {
  key: string
  /** Data URI. */
  image: string
}

export async function getImageCaptcha(signal?: AbortSignal): Promise<ImageCaptcha> {
  const wire = decode(captchaWire, await request({ path: '/api/v2/captcha/image', method: 'GET', signal }))
  return { key: wire.key, image: wire.img }
}

/** Calls behind a picture captcha send this (docs/backend/auth.md#picture-captcha). */
export interface CaptchaAnswer {
  captchaKey: string
  captchaText: string
}

export const captchaBody = ({ captchaKey, captchaText }: CaptchaAnswer) => ({
  image_key: captchaKey,
  image_captcha: captchaText,
})
