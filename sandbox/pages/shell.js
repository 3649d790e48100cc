// Imitates an operator's own app around the page (docs/SHELL.md). `/sandbox/shell/ios/` and `/sandbox/shell/android/`
// are the app with this script in front. What a real app's own screens would ask stands on a sheet; what it would keep
// on the device (purchases that are not finished) is in the storage.
{
  const platform = location.pathname.includes('/ios/') ? 'ios' : 'android'
  const agent = `${navigator.userAgent} zhitu-${platform}/1.0`
  Object.defineProperty(navigator, 'userAgent', { get: () => agent })

  const ABILITIES = {
    ios: ['applePay', 'appleLogin', 'share', 'scan'],
    android: ['wechatPay', 'alipay', 'share', 'scan'],
  }
  const abilities = ABILITIES[platform]
  const TOKEN_KEY = 'sandbox_shell_apple_token'
  const APPLE_USER = localStorage.getItem('sandbox_shell_apple_user') || 'apple-sandbox-1'
  const KEY = 'sandbox_shell_purchases'
  const purchases = () => JSON.parse(localStorage.getItem(KEY) || '[]')
  const store = (list) => localStorage.setItem(KEY, JSON.stringify(list))

  const say = (message) => window.dispatchEvent(new MessageEvent('zhitushell', { data: JSON.stringify(message) }))
  const done = (id, data = {}) => say({ id, ok: true, data })
  const fail = (id, reason) => say({ id, ok: false, reason })

  /** A native screen: one button for each thing that may happen. */
  function sheet(title, choices) {
    const box = document.createElement('div')
    box.id = 'shell-sheet'
    box.setAttribute('role', 'dialog')
    box.setAttribute('aria-label', title)
    box.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:99999;padding:20px 16px 32px;background:#fff;color:#1d2129;' +
      'box-shadow:0 -8px 32px rgba(0,0,0,.25);font:16px/1.6 sans-serif;overflow-wrap:anywhere;display:grid;gap:8px;' +
      'grid-template-columns:minmax(0,1fr)'
    const words = document.createElement('p')
    words.textContent = title
    words.style.margin = '0 0 8px'
    box.append(words)
    for (const [label, act] of Object.entries(choices)) {
      const button = document.createElement('button')
      button.textContent = label
      button.style.cssText = 'min-height:44px;border:1px solid #d0d4da;border-radius:8px;background:#fff;font:inherit'
      button.onclick = () => {
        box.remove()
        act()
      }
      box.append(button)
    }
    document.body.append(box)
  }

  /** The gateway tells the server itself. */
  const payer = (orderNo) =>
    fetch(`/sandbox/pay/${orderNo}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"result":"paid"}',
    })

  function payWith(name, orderNo, id) {
    sheet(`${name}（应用外壳）`, {
      确认付款: () => payer(orderNo).then(() => done(id)),
      取消付款: () => fail(id, 'cancelled'),
      没有安装: () => fail(id, 'refused'),
      付了款但没有回音: () => payer(orderNo),
    })
  }

  function buy(productId, orderNo) {
    const transactionId = `t${Date.now()}`
    const receipt = btoa(JSON.stringify({ product_id: productId, transaction_id: transactionId }))
    const purchase = { orderNo, transactionId, receipt }
    store([...purchases(), purchase])
    return purchase
  }

  const base64 = (value) => btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_')

  /** As Apple makes it, but unsigned. */
  function appleToken() {
    const exp = Math.floor(Date.now() / 1000) + 600
    const claims = { iss: 'https://appleid.apple.com', sub: APPLE_USER, jti: String(Math.random()), exp }
    const token = `${base64({ alg: 'RS256' })}.${base64(claims)}.sandbox`
    localStorage.setItem(TOKEN_KEY, token)
    return token
  }
  const signedIn = (id, identityToken) => done(id, { identityToken, user: APPLE_USER, nickname: 'Appleseed' })

  const handlers = {
    hello: (id) => done(id, { version: 1, abilities }),
    wechatPay: (id, { prepayid }) => payWith('微信支付', prepayid.slice(2), id),
    alipay: (id, { order }) =>
      payWith('支付宝', JSON.parse(new URLSearchParams(order).get('biz_content')).out_trade_no, id),
    applePay: (id, { productId, orderNo }) =>
      sheet(`App Store 购买 ${productId}`, {
        确认购买: () => done(id, buy(productId, orderNo)),
        取消购买: () => fail(id, 'cancelled'),
        不允许购买: () => fail(id, 'refused'),
        买了但应用被关掉: () => {
          buy(productId, orderNo)
          location.reload()
        },
      }),
    applePending: (id) => done(id, { purchases: purchases() }),
    appleFinish: (id, { transactionId }) => {
      store(purchases().filter((purchase) => purchase.transactionId !== transactionId))
      done(id)
    },
    appleLogin: (id) =>
      sheet('通过 Apple 登录（应用外壳）', {
        继续: () => signedIn(id, appleToken()),
        取消登录: () => fail(id, 'cancelled'),
        不允许登录: () => fail(id, 'refused'),
        再给一次上次的凭证: () => signedIn(id, localStorage.getItem(TOKEN_KEY) || appleToken()),
      }),
    share: (id, { title, url }) =>
      sheet(`分享：${title} ${url}`, { 发送: () => done(id), 取消分享: () => fail(id, 'cancelled') }),
    scan: (id) =>
      sheet('扫一扫', { 扫到兑换码: () => done(id, { text: 'ZTGIFT2026' }), 取消扫码: () => fail(id, 'cancelled') }),
  }

  /** A WebView opens no windows by itself: the app shows them on a page of its own. */
  window.open = (url) => {
    sheet(`网页 ${url}`, { 完成: () => undefined })
    return { opener: window }
  }

  window.ZhituShell = {
    postMessage(text) {
      const { id, type, data } = JSON.parse(text)
      // A real app answers later, too.
      const handle = handlers[type] ?? (() => fail(id, 'unsupported'))
      setTimeout(() => handle(id, data))
    },
  }
}
