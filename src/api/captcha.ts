/** Calls behind a picture captcha send this (docs/backend/auth.md#picture-captcha). */
export interface CaptchaAnswer {
  captchaKey: string
  captchaText: string
}

export const captchaBody = ({ captchaKey, captchaText }: CaptchaAnswer) => ({
  image_key: captchaKey,
  image_captcha: captchaText,
})
