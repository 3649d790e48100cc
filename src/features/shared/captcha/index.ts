export { CaptchaField } from './CaptchaField'
export { useCaptcha } from './useCaptcha'
