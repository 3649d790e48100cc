/**
 * Leaves out of the H5 app what Taro always brings and this app has no use for: the tab bar and the navigation bar,
 * which its pages draw themselves, its listener for every scroll of every page (src/platform/pageScroll), the events of
 * a mini-program and the time that its pages take, what stands between its requests and their answers (ours do not go
 * through it, src/http/transport), the slider's font of arrows, which nobody shows and the page's policy blocks, the
 * query cache's question whether it runs on a server, and the parts of the component runtime that none of Taro's
 * components needs (no shadow trees, no scopes, no modes). Written for @tarojs/api, @tarojs/router, @tarojs/runtime and
 * @tarojs/components 4.2.1, @stencil/core 2.22.3 and @tanstack/query-core 5.
 */
const path = require('node:path')

const { finder } = require('./patch')

const navigationBar = `export default class {
  constructor(page) { this.page = page }
  load() { document.title = this.page.pageConfig?.navigationBarTitleText ?? document.title }
}`

/** The exports that a file must offer, and the stub in its place. */
const stubs = {
  'tabbar.js': { offers: [/^export \{ initTabbar \};$/m], text: 'export function initTabbar() {}' },
  'navigationBar.js': {
    offers: [/^export \{ initNavigationBar \};$/m],
    text: 'export function initNavigationBar() {}',
  },
  'scroll.js': { offers: [/^export \{ bindPageScroll \};$/m], text: 'export function bindPageScroll() {}' },
  'navigation-bar.js': {
    offers: [/^export \{ NavigationBarHandler as default \};$/m, /constructor\(pageContext\) \{/, /^ {4}load\(\) \{$/m],
    text: navigationBar,
  },
  'event.js': {
    offers: [/^export \{ TaroEvent, createEvent, eventHandler, eventHandlerTTDom \};$/m],
    text: `export class TaroEvent {}
export function createEvent() {}
export function eventHandler() {}
export function eventHandlerTTDom() {}`,
  },
  'perf.js': {
    offers: [/^export \{ perf \};$/m],
    text: 'export const perf = { start() {}, stop() {}, delayStop() {} }',
  },
  'chain.js': { offers: [/^export \{ Chain as default \};$/m], text: 'export default class {}' },
  'environmentManager.js': {
    offers: [/^export \{ environmentManager, isServer \};$/m],
    text: `export const isServer = () => false
export const environmentManager = { isServer, setIsServer() {} }`,
  },
  'interceptors.js': { offers: [/^export \{ logInterceptor, timeoutInterceptor \};$/m], text: 'export {}' },
}

const slider = 'taro-swiper-core.js'
const arrowsFont = /@font-face\{font-family:swiper-icons;[^}]*\}/

const needlessFeatures =
  'cssAnnotations hydratedClass invisiblePrehydration mode scoped shadowDelegatesFocus shadowDom svg vdomXlink'.split(
    ' ',
  )

module.exports = function (source) {
  const find = finder('lean-loader', this.resourcePath)
  const stub = stubs[path.basename(this.resourcePath)]
  if (stub) {
    for (const pattern of stub.offers) find(pattern, source)
    return stub.text
  }
  if (path.basename(this.resourcePath) === slider) return source.replace(find(arrowsFont, source)[0], '')
  return needlessFeatures.reduce((text, feature) => {
    const [found] = find(new RegExp(`\\b${feature}: true\\b`), text)
    return text.replace(found, `${feature}: false`)
  }, source)
}
