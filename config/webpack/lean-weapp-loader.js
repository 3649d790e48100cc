/**
 * Leaves out of the mini-program what Taro always brings and this app does not use: its HTML reader (rich text is our
 * own tree, docs/adr/0002-own-rich-text.md), the names of WeChat calls that the app never makes, and the properties of
 * elements that it never draws. Written for @tarojs/runtime, @tarojs/shared and @tarojs/plugin-platform-weapp 4.2.1.
 */
const path = require('node:path')

const { finder } = require('./patch')

/** Calls that answer with a promise. Taro hands on all others as they are. */
const promised = [
  ...['canvasToTempFilePath', 'chooseLocation', 'connectSocket', 'cropImage', 'disableAlertBeforeUnload'],
  ...['downloadFile', 'enableAlertBeforeUnload', 'getNetworkType', 'getSetting', 'getUserInfo', 'hideLoading', 'login'],
  ...['makePhoneCall', 'navigateBack', 'navigateTo', 'openDocument', 'openLocation', 'openSetting', 'pageScrollTo'],
  ...['previewImage', 'reLaunch', 'redirectTo', 'saveImageToPhotosAlbum', 'setClipboardData', 'showLoading'],
  ...['showToast', 'stopPullDownRefresh', 'switchTab', 'uploadFile'],
]

/** Elements of this app's templates. */
const drawn = [
  ...['Block', 'Button', 'Camera', 'Canvas', 'Image', 'Input', 'PageContainer', 'Picker', 'ScrollView', 'Slider'],
  ...['Swiper', 'SwiperItem', 'Text', 'Textarea', 'Video', 'View', 'WebView'],
]

const promisedSet = /^const needPromiseApis = new Set\(\[\n([^\]]*)\]\);$/m
const table = /^const (?:internalComponents|components) = \{\n[\s\S]*?^\};$/m
/** `Map: MapComp,`, `View,`, `Progress: { ... },` */
const row = /^ {4}(\w+)(?:: (?:\w+|\{\n[\s\S]*?^ {4}\}))?,?$/gm

const calls = (source, find) => {
  const [whole, names] = find(promisedSet, source)
  const kept = names.split('\n').filter((line) => promised.includes(/'(\w+)'/.exec(line)?.[1]))
  return source.replace(whole, `const needPromiseApis = new Set([\n${kept.join('\n')}\n]);`)
}

/** Every element keeps its name, because its place among the names is the number of its template. */
const elements = (source, find) => {
  const [whole] = find(table, source)
  return source.replace(
    whole,
    whole.replace(row, (text, name) => (drawn.includes(name) ? text : `    ${name}: {},`)),
  )
}

const parts = {
  'html.js': (source, find) => find(/^export \{ setInnerHTML \};$/m, source) && 'export function setInnerHTML() {}',
  'native-apis.js': calls,
  'components.js': elements,
  'runtime.js': (source, find) => elements(calls(source, find), find),
}

module.exports = function (source) {
  return parts[path.basename(this.resourcePath)](source, finder('lean-weapp-loader', this.resourcePath))
}
Object.assign(module.exports, { promised, drawn })
