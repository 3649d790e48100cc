import { formatUrl, parseLocation } from '@/routes/codec'

test('the cashier of a flash sale: written and read', () => {
  const params = { type: 'course', id: 3, promotion: { kind: 'flashSale', reservationId: 31 } } as const
  const url = '/pages/order/order?type=course&id=3&promotion=ms-31'
  expect(formatUrl('order', params)).toBe(url)
  expect(parseLocation(url)).toEqual({ name: 'order', params })
})

test.each([0, 41])('the cashier of group %s', (groupId) => {
  const params = { type: 'course', id: 3, promotion: { kind: 'groupBuy', activityId: 5, groupId } } as const
  const url = `/pages/order/order?type=course&id=3&promotion=tg-5-${groupId}`
  expect(formatUrl('order', params)).toBe(url)
  expect(parseLocation(url)).toEqual({ name: 'order', params })
})

test.each(['', 'ms', 'ms-0', 'ms-x', 'ms-31-2', 'ms--1', 'xx-31', 'ms-31 ', 'tg-5', 'tg-0-1', 'tg-5-01'])(
  'promotion=%j is no purchase at the full price, but none at all',
  (promotion) => {
    expect(parseLocation(`/pages/order/order?type=course&id=3&promotion=${promotion}`)).toBeUndefined()
  },
)
