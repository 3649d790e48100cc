/** What calls behind a picture captcha send of it (docs/backend/auth.md#picture-captcha). */
export interface CaptchaAnswer {
  captchaKey: string
  /** What the learner read in the picture. */
  captchaText: string
}

export const captchaBody = ({ captchaKey, captchaText }: CaptchaAnswer) => ({
  image_key: captchaKey,
  image_captcha: captchaText,
})
