export { mobileRules, smsCodeRules } from './fieldRules'
export { MobileField } from './MobileField'
export { refusedField } from './refusedField'
export { SmsFields } from './SmsFields'
