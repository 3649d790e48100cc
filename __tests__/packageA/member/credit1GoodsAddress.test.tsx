import type { Address } from '@/api/pointsMall'
import { logout } from '@/features/shared/session/logout'
import AddressPage from '@/packageA/member/credit1GoodsAddress'
import { saveAddress, useAddressForm } from '@/stores/addressForm'
import { useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { address as server, addressWire } from '../../factories/pointsMall'
import { fakeBackend, held, ok, refusal } from '../../setup/backend'
import { alerts, control, press, pressLink, settle, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

const call = 'GET /addons/Credit1Mall/api/v1/user/address'
const goodsUrl = '/packageA/member/credit1Goods?id=1'
const blank: Address = { name: '', mobile: '', province: '', city: '', area: '', street: '' }

beforeEach(() => localStorage.clear())
afterEach(() => useSession.getState().signOut())

const open = () =>
  openScreen(AddressPage, {
    user: aMember(),
    addons: ['Credit1Mall'],
    pages: [goodsUrl, '/packageA/member/credit1GoodsAddress'],
  })

const saved = () => useAddressForm.getState().saved

const dataOf = (key: string): unknown =>
  (JSON.parse(localStorage.getItem(key) ?? 'null') as { data: unknown } | null)?.data

/** What the app would find after it was killed. */
const stored = () => dataOf(`parcelAddress:${aMember().id}:address`)
/** At an earlier visit. */
function saveEarlier(address: Address): void {
  useSession.setState({ user: aMember(), isLogin: true })
  saveAddress(address)
}
const storedDraft = () => dataOf(`formDraft:${aMember().id}:address`)

test('a new address: typed, its region picked, kept here', async () => {
  const backend = fakeBackend({ [call]: ok([]) })
  await open()
  await type('收货人姓名', ' 林小满 ')
  await type('手机号', '+86 138-0000-0001')
  await type('详细地址', '阳光小区20栋2020')
  await press('省/市/区请选择')
  await settle()
  await pressLink('浙江省')
  await pressLink('杭州市')
  await pressLink('西湖区')
  await settle()
  expect(control('省/市/区浙江省 杭州市 西湖区')).toBeDefined()
  await press('保存地址')
  await settle()
  const address = { ...server, street: '阳光小区20栋2020' }
  expect(saved()).toEqual(address)
  expect(stored()).toEqual(address)
  expect(storedDraft()).toBeUndefined()
  expect(navigation.stack()).toEqual([goodsUrl])
  expect(backend.sent.map(({ call: one }) => one)).toEqual([call])
})

test('an address that an earlier release has saved is still there', async () => {
  fakeBackend({ [call]: ok([]) })
  localStorage.setItem('own:addressForm', JSON.stringify({ data: server }))
  await open()
  await settle()
  expect(await typed('收货人姓名')).toBe(server.name)
  expect(stored()).toEqual(server)
  expect(localStorage.getItem('own:addressForm')).toBeNull()
})

test('of three lists each tab leads back', async () => {
  fakeBackend({ [call]: ok([]) })
  const screen = await open()
  await settle()
  await press('省/市/区请选择')
  await settle()
  await pressLink('广东省')
  await pressLink('东莞市')
  await screen.see('虎门镇')
  await press('广东省')
  expect(screen.text()).not.toContain('东莞市')
  await pressLink('北京市')
  await pressLink('北京市')
  await pressLink('海淀区')
  expect(control('省/市/区北京市 北京市 海淀区')).toBeDefined()
})

test('what the server has is changed, not typed anew', async () => {
  fakeBackend({ [call]: ok([addressWire()]) })
  await open()
  expect(await typed('收货人姓名')).toBe('林小满')
  await type('收货人姓名', '孤舟')
  await press('保存地址')
  await settle()
  expect(saved()).toEqual({ ...server, name: '孤舟' })
})

test('when the server does not tell, it is filled in anew', async () => {
  fakeBackend({ [call]: refusal('错误') })
  await open()
  expect(await typed('收货人姓名')).toBe('')
})

test('the form waits for what the server has', async () => {
  const answer = held(ok([addressWire()]))
  fakeBackend({ [call]: answer })
  const screen = await open()
  expect(screen.find('保存地址')).toBeUndefined()
  answer.release()
  expect(await typed('详细地址')).toBe('文三路 1 号')
})

test('what was typed is there after the app was killed, and goes before what was saved', async () => {
  fakeBackend()
  saveEarlier(server)
  const screen = await open()
  await type('详细地址', '打到一半')
  expect(storedDraft()).toEqual({ ...server, street: '打到一半' })
  screen.close()
  await open()
  expect(await typed('详细地址')).toBe('打到一半')
})

test('a login that ends in the middle keeps it for its member, and for nobody else', async () => {
  fakeBackend({ [call]: ok([]) })
  const screen = await open()
  await type('详细地址', '打到一半')
  useSession.getState().signOut()
  screen.close()
  const other = await openScreen(AddressPage, { user: aMember({ id: 99 }), addons: ['Credit1Mall'] })
  expect(await typed('详细地址')).toBe('')
  other.close()
  await open()
  expect(await typed('详细地址')).toBe('打到一半')
})

test('a look without a change keeps nothing', async () => {
  fakeBackend({ [call]: ok([addressWire()]) })
  await open()
  await settle()
  expect(storedDraft()).toBeUndefined()
})

test('after the logout nothing is left', async () => {
  fakeBackend({ [call]: ok([]), 'GET /api/v2/logout': ok([]) })
  await open()
  saveAddress(server)
  await type('详细地址', '打到一半')
  expect(storedDraft()).toBeDefined()
  logout()
  expect(useAddressForm.getState()).toEqual({ saved: null })
  expect([stored(), storedDraft()]).toEqual([undefined, undefined])
})

const good = { ...server }

test.each([
  ['nothing', blank, ['收货人姓名', '收货人手机号码', '省', '详细地址']],
  ['a name of blanks', { ...good, name: '  　' }, ['收货人姓名']],
  ['a name of 31 letters', { ...good, name: '长'.repeat(31) }, ['收货人姓名应为']],
  ['a mobile that is too short', { ...good, mobile: '1380000000' }, ['11 位手机号']],
  ['a landline', { ...good, mobile: '0571-87654321' }, ['11 位手机号']],
  ['no city', { ...good, city: '', area: '' }, ['请选择市']],
  ['no district', { ...good, area: '' }, ['请选择区']],
  ['a street of invisible marks', { ...good, street: '\u200b\u3164' }, ['详细地址']],
  ['a street without end', { ...good, street: '路'.repeat(121) }, ['详细地址应为']],
])('%s is not saved, and said at its field', async (_name, draft, words) => {
  fakeBackend()
  saveEarlier(draft)
  await open()
  await press('保存地址')
  await settle()
  expect(alerts()).toHaveLength(words.length)
  words.forEach((word, index) => expect(alerts()[index]).toContain(word))
  expect(stored()).toEqual(draft)
  expect(await typed('详细地址')).toBe(draft.street.trim())
})
