/**
 * webpack's client of `lazyCompilation` asks `localhost` for the code of a page, where a phone on the same network finds
 * nobody: it is told to ask the machine that the app came from. Written for webpack 5.91.0.
 */
const { finder } = require('./patch')

module.exports = function (source) {
  const find = finder('lazy-client-loader', this.resourcePath)
  const [found] = find(/decodeURIComponent\(__resourceQuery\.slice\(1\)\)/, source)
  return source.replace(found, `${found}.replace('//localhost', '//' + location.hostname)`)
}
