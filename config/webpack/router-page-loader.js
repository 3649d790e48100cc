/**
 * A left page of the H5 router is hidden 300 ms later, when the next one has come in. After a quick "back" it would
 * stay hidden for good. With this patch it stays visible when it is the top page again. Written for @tarojs/router
 * 4.2.1.
 */
const { finder } = require('./patch')

const hiding = /this\.hideTimer = null;\n\s+pageEl\.classList\.add\('taro_page_shade'\);/

module.exports = function (source) {
  const [found] = finder('router-page-loader', this.resourcePath)(hiding, source)
  const guarded = found.replace('pageEl.classList', 'if (Current.page !== page) pageEl.classList')
  return source.replace(found, guarded)
}
