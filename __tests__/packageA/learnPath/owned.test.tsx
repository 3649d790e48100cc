import { act } from 'react'

import { noteOwned } from '@/features/shared/owned/stored'
import PathShow from '@/packageA/learnPath/show'
import { useOwnedGoods } from '@/stores/ownedGoods'

import { aMember } from '../../factories/member'
import { partWire, pathWire } from '../../factories/reading'
import { fakeBackend, ok } from '../../setup/backend'
import { openScreen } from '../../setup/openScreen'

const detailCall = 'GET /addons/LearnPaths/api/v1/path/1'

const open = (courses: object[], over: object = {}) => {
  const steps = [{ id: 11, name: '写出网页', desc: '', sort: 0, courses }]
  fakeBackend({ [detailCall]: ok({ data: pathWire(1), steps, is_buy: false, ...over }) })
  return openScreen(PathShow, { params: { id: '1' }, user: aMember(), addons: ['LearningPaths'] })
}

test('to the path’s owner its parts are owned, too, unless the server knows better of one', async () => {
  const parts = [partWire(1), partWire(2, { is_buy: 0 }), partWire(3, { charge: 0 }), partWire(4, { is_learned: 1 })]
  const screen = await open(parts, { is_buy: true })
  await screen.see('内容 1录播课已拥有内容 2录播课¥39内容 3录播课免费内容 4录播课已学完')
})

test('a part that was bought alone asks no price, wherever that was learned', async () => {
  useOwnedGoods.setState(new Set(['/pages/course/show?id=104']), true)
  const screen = await open([partWire(4)])
  await screen.see('内容 4录播课已拥有')
  await act(async () => noteOwned(new Map([['/pages/course/show?id=104', false]])))
  expect(screen.text()).toContain('内容 4录播课¥39')
})
