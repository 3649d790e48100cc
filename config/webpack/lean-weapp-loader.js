/**
 * Leaves out of the mini-program what Taro always brings and this app does not use: its HTML reader (rich text is our
 * own tree, docs/adr/0002-own-rich-text.md), a browser's addresses, history and observers, the names of WeChat calls
 * that the app never makes, the properties of elements that it never draws or that only browsers read, and what React's
 * reconciler does for other hosts than Taro's (`host`). The style properties, some 400 accessors at every start, are
 * made when one is first set.
 * Written for @tarojs/api, @tarojs/runtime, @tarojs/shared, @tarojs/react and @tarojs/plugin-platform-weapp 4.2.1 and
 * react-reconciler 0.29.0.
 */
const path = require('node:path')

const { finder } = require('./patch')

/** Calls that answer with a promise. Taro hands on all others as they are. */
const promised = [
  ...['canvasToTempFilePath', 'chooseLocation', 'compressImage', 'connectSocket', 'cropImage'],
  ...[
    'disableAlertBeforeUnload',
    'downloadFile',
    'enableAlertBeforeUnload',
    'getImageInfo',
    'getNetworkType',
    'getUserInfo',
    'hideLoading',
    'login',
  ],
  ...['makePhoneCall', 'navigateBack', 'navigateTo', 'openDocument', 'openLocation', 'openSetting', 'pageScrollTo'],
  ...['previewImage', 'reLaunch', 'redirectTo', 'saveImageToPhotosAlbum', 'setClipboardData', 'showLoading'],
  ...['scanCode', 'setInnerAudioOption', 'showToast', 'stopPullDownRefresh', 'switchTab', 'uploadFile'],
]

/** Elements of this app's templates. */
const drawn = [
  ...['Block', 'Button', 'Camera', 'Canvas', 'Image', 'Input', 'PageContainer', 'Picker', 'ScrollView', 'Slider'],
  ...['Swiper', 'SwiperItem', 'Text', 'Textarea', 'Video', 'View', 'WebView'],
]

/** What `@tarojs/react` tells the reconciler when it makes it; all that hangs on a false one can go. */
const host = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsTestSelectors: false,
}

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

const reconciler = (source, find) =>
  Object.entries(host).reduce((text, [name, isSo]) => {
    const [question] = find(new RegExp(`\\$\\$\\$hostConfig\\.${name}\\b`), text)
    return text.replace(question, () => String(isSo))
  }, source)

/** Properties of elements that only a browser reads. WeChat would get them with every element, and draws none. */
const onlyBrowsers = ['nativeProps', 'tabindex', 'onKeyDown']

/** The exports that a file must offer, and the stub in its place. */
const stubs = {
  'html.js': { offers: /^export \{ setInnerHTML \};$/m, text: 'export function setInnerHTML() {}' },
  'perf.js': {
    offers: /^export \{ perf \};$/m,
    text: 'export const perf = { start() {}, stop() {}, delayStop() {} }',
  },
  'implements.js': {
    offers: /^export \{ MutationObserverImpl, recordMutation \};$/m,
    text: 'export class MutationObserverImpl {}\nexport function recordMutation() {}',
  },
  'interceptors.js': { offers: /^export \{ logInterceptor, timeoutInterceptor \};$/m, text: 'export {}' },
  // The window tells both of every page that comes and goes.
  'location.js': { offers: /^export \{ Location \};$/m, text: 'export class Location {\n  trigger() {}\n}' },
  'history.js': { offers: /^export \{ History \};$/m, text: 'export class History {\n  trigger() {}\n}' },
  'URL.js': {
    offers: /^export \{ TaroURLProvider, parseUrl \};$/m,
    text: 'export const TaroURLProvider = undefined\nexport function parseUrl() {}',
  },
  'URLSearchParams.js': {
    offers: /^export \{ URLSearchParams \};$/m,
    text: 'export const URLSearchParams = undefined',
  },
  'style_properties.js': { offers: /^export \{ styleProperties \};$/m, text: 'export const styleProperties = []' },
}

const replaced = (changes) => (source, find) =>
  changes.reduce((text, [pattern, replacement]) => text.replace(find(pattern, text)[0], () => replacement), source)

/** Taro's own way to make a style property known. */
const knowing = (owner, name) => `${name} in ${owner} || hooks.call('injectNewStyleProperties', ${name});`

const parts = {
  'react-reconciler.production.min.js': reconciler,
  'native-apis.js': calls,
  'components.js': elements,
  'runtime.js': (source, find) => elements(calls(source, find), find),
  // For another platform.
  'document.js': replaced([[/^function createTTDomDocument\(\) \{[\s\S]*?^\}/m, 'function createTTDomDocument() {}']]),
  // An observer would be told the former style, written out anew at each change. Nobody observes.
  'style.js': replaced([
    [/^function recordCss\(obj\) \{[\s\S]*?^\}/m, 'function recordCss() {}'],
    [
      /^ {12}propertyName = toCamelCase\(propertyName\);\n {8}\}$/m,
      `            propertyName = toCamelCase(propertyName);\n            ${knowing('this', 'propertyName')}\n        }`,
    ],
  ]),
  'react.esm.js': replaced([
    [/^ {4}style\[key\] =$/m, `    ${knowing('style', 'key')}\n    style[key] =`],
    [
      /^ {8}name === 'ref'\) ;$/m,
      `        name === 'ref' ||\n        ${JSON.stringify(onlyBrowsers)}.includes(name)) ;`,
    ],
  ]),
}

module.exports = function (source) {
  const name = path.basename(this.resourcePath)
  const find = finder('lean-weapp-loader', this.resourcePath)
  if (!(name in stubs)) return parts[name](source, find)
  find(stubs[name].offers, source)
  return stubs[name].text
}
Object.assign(module.exports, { promised, drawn, host })
