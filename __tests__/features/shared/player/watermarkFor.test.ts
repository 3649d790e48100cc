import { watermarkFor } from '@/features/shared/player/watermarkFor'

import { aMember } from '../../../factories/member'

const mark = (template: string) => ({ sizePx: 14, color: 'red', opacity: 0.6, template })
const member = aMember({ id: 7, mobile: '13800006620' })

test.each([
  ['${mobile}', '13800006620'],
  ['${user.mobile} ${user.id}', '13800006620 7'],
  ['学员 ${user.id}', '学员 7'],
  ['${unknown}版权所有', '版权所有'],
])('%s shows %s', (template, text) => {
  expect(watermarkFor(mark(template), member)).toMatchObject({ text, sizePx: 14, color: 'red', opacity: 0.6 })
})

test('nothing where it is off, nobody is known, or it would be empty', () => {
  expect(watermarkFor(null, member)).toBeNull()
  expect(watermarkFor(mark('${mobile}'), null)).toBeNull()
  expect(watermarkFor(mark('${mobile}'), aMember({ mobile: '' }))).toBeNull()
})
