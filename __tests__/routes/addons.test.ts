import { isSwitchOn, switchRules } from '@/config/addons'

/** The 19 of docs/backend/rules.md#feature-switches */
const names = [
  'vip',
  'live',
  'book',
  'topic',
  'paper',
  'practice',
  'mockPaper',
  'wrongBook',
  'wenda',
  'share',
  'codeExchanger',
  'snapshort',
  'ke',
  'promoCode',
  'daySignIn',
  'credit1Mall',
  'miaosha',
  'tuangou',
  'cert',
] as const

test.each(names)('%s has a rule', (name) => expect(switchRules).toHaveProperty(name))

test('an academy without add-ons has VIP and promo codes only', () => {
  expect(names.filter((name) => isSwitchOn(name, []))).toEqual(['vip', 'promoCode'])
})

test('Paper opens all four doors of the exam hall', () => {
  const on = names.filter((name) => isSwitchOn(name, ['Paper']))
  expect(on).toEqual(expect.arrayContaining(['paper', 'practice', 'mockPaper', 'wrongBook']))
})

test('the share add-on takes the promo codes away', () => {
  expect(isSwitchOn('promoCode', ['MultiLevelShare'])).toBe(false)
  expect(isSwitchOn('share', ['MultiLevelShare'])).toBe(true)
})

/** The spelling of docs/backend/app.md#add-on-names, which no client can guess. */
test.each([
  ['live', 'Zhibo'],
  ['book', 'MeeduBooks'],
  ['topic', 'MeeduTopics'],
  ['path', 'LearningPaths'],
  ['paper', 'Paper'],
  ['practice', 'Paper'],
  ['mockPaper', 'Paper'],
  ['wrongBook', 'Paper'],
  ['wenda', 'Wenda'],
  ['share', 'MultiLevelShare'],
  ['codeExchanger', 'CodeExchanger'],
  ['snapshort', 'Snapshot'],
  ['ke', 'XiaoBanKe'],
  ['daySignIn', 'DaySignIn'],
  ['credit1Mall', 'Credit1Mall'],
  ['miaosha', 'MiaoSha'],
  ['tuangou', 'TuanGou'],
  ['cert', 'Cert'],
  ['template', 'TemplateOne'],
] as const)('%s hangs on the add-on %s', (name, addon) => {
  expect(isSwitchOn(name, [addon])).toBe(true)
  expect(isSwitchOn(name, [addon.toLowerCase()])).toBe(false)
})
