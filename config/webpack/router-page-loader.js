/**
 * A page of the H5 router that is left is hidden when the next one has come in (300 ms later). Whoever goes back before
 * that would find the page hidden for good: it stays, when it is the one on top again. Written for @tarojs/router 4.2.1.
 */
const { finder } = require('./patch')

const hiding = /this\.hideTimer = null;\n\s+pageEl\.classList\.add\('taro_page_shade'\);/

module.exports = function (source) {
  const [found] = finder('router-page-loader', this.resourcePath)(hiding, source)
  const guarded = found.replace('pageEl.classList', 'if (Current.page !== page) pageEl.classList')
  return source.replace(found, guarded)
}
