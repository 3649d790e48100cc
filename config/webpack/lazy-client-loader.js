/**
 * webpack's client of `lazyCompilation` calls `localhost` for the code of a page, which does not work on a phone in the
 * same network. This makes it call the machine that served the app. Written for webpack 5.91.0.
 */
const { finder } = require('./patch')

module.exports = function (source) {
  const find = finder('lazy-client-loader', this.resourcePath)
  const [found] = find(/decodeURIComponent\(__resourceQuery\.slice\(1\)\)/, source)
  return source.replace(found, `${found}.replace('//localhost', '//' + location.hostname)`)
}
