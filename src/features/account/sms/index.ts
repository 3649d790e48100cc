export { EmailFields, MobileField, SmsFields } from './CodeFields'
export { useCodeOnce } from './useCodeOnce'
export { emailCodeRules, emailRules, mobileRules, refusedField, smsCodeRules } from './fieldRules'
