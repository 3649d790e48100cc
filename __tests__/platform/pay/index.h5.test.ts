import { payAdapter } from '@/platform/pay'

test('outside WeChat the scene is h5, and selling is allowed', () => {
  expect(payAdapter).toMatchObject({ scene: 'h5', canSell: true })
})

test('the way back is the app’s own address: what a gateway or a link has put behind it falls away', () => {
  window.history.replaceState(null, '', '/app/?msv=7&trade_no=1#/pages/order/order?type=course&id=3')
  expect(payAdapter.returnUrl('/pages/order/success?order=1')).toBe(
    'http://localhost/app/#/pages/order/success?order=1',
  )
})

test('there is no pay sheet', async () => {
  const payment = { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 's' }
  await expect(payAdapter.requestPayment(payment)).resolves.toBe('failed')
})
