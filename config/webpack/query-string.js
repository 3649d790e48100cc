/** The parts of `query-string` 9.5.1 that @tarojs/router 4.2.1 uses. It saves 2 kB of the first screen. */
const decodeText = (text) => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

module.exports = {
  parse(search, { decode = true } = {}) {
    const read = decode ? decodeText : (text) => text
    const pairs = search
      .replace(/^[?#&]/, '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return at < 0 ? [read(pair), null] : [read(pair.slice(0, at)), read(pair.slice(at + 1))]
      })
    return Object.fromEntries(pairs)
  },
}
