/**
 * The start script that Taro writes names every page three times: in `pages`, in `subPackages`, which nothing reads on
 * H5, and beside its code. Here the third is enough, with the settings that H5 has. Pages after the first one let the
 * browser draw before they are built. Written for @tarojs/taro-loader 4.2.1.
 */
const path = require('node:path')

const { finder } = require('./patch')

const writer = path.resolve(__dirname, '../../node_modules/@tarojs/taro-loader/lib/h5.js')

const configLine = /^var config = (\{.*\})$/m
const page =
  /Object\.assign\(\{\s+path: ('[^']+'),\s+load: function\(context, params\) \{\s+const page = (import\("[^"]+"\))\s+return \[page, context, params\]\s+\}\s+\}, (\{.*\})\)/g
const creation = /^var inst = /m

// The press that leads to a page is drawn before the page is loaded and built. The first page follows no press. A
// message goes on at once where timers wait, in a hidden tab.
const helper = `const drawn = () => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = resolve
  port2.postMessage(0)
})
const page = (path, load, config) => ({
  path,
  load: (context, params) => [document.querySelector('.taro_page') ? drawn().then(load) : load(), context, params],
  ...config,
})`

/** WeChat's share menu knows these two. Most pages then have nothing left to say. */
function settings(json) {
  const own = JSON.parse(json)
  delete own.enableShareAppMessage
  delete own.enableShareTimeline
  return Object.keys(own).length > 0 ? `, ${JSON.stringify(own)}` : ''
}

module.exports = function (source) {
  const find = finder('lean-entry-loader', writer)
  find(new RegExp(page.source), source)
  const config = JSON.parse(find(configLine, source)[1])
  delete config.pages
  delete config.subPackages
  find(creation, source)
  return source
    .replace(configLine, () => `${helper}\nvar config = ${JSON.stringify(config)}`)
    .replace(page, (_, name, load, own) => `page(${name}, () => ${load}${settings(own)})`)
    .replace(creation, (begin) => `config.pages = config.routes.map(({ path }) => path)\n${begin}`)
}
