import { ApiError, serverText } from '@/http/apiError'

test.each([
  [{ code: 1, message: '请勿重复购买' }, '请勿重复购买'],
  [{ code: 1, message: '' }, undefined],
  [{ code: 1, message: '错误' }, undefined],
  [{ code: 404, message: '路由不存在' }, undefined],
  [{ code: 1, message: 'page_name参数不能为空' }, undefined],
  [{ code: 1, message: 'order status error' }, undefined],
  [{ code: 1, message: 'SQLSTATE[HY000]: General error' }, undefined],
  [{ code: 1, message: '评论内容最多140个字符' }, '评论内容最多140个字符'],
  [{ code: 1, message: '支付宝证书未配置' }, '支付宝证书未配置'],
  [{ code: 1, message: 7 }, undefined],
  [{ code: 1 }, undefined],
  [null, undefined],
  ['请勿重复购买', undefined],
  [undefined, undefined],
])('the server’s own words in the answer %j are %s', (raw, words) => {
  expect(serverText(new ApiError('rejected', { raw }))).toBe(words)
})

test('who was not reached, or is no server, has said nothing', () => {
  expect(serverText(new ApiError('offline', { raw: { message: '请勿重复购买' } }))).toBeUndefined()
  expect(serverText(new Error('请勿重复购买'))).toBeUndefined()
})
