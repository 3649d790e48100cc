export { EmailFields, MobileField, SmsFields } from './CodeFields'
export { emailCodeRules, emailRules, mobileRules, refusedField, smsCodeRules } from './fieldRules'
