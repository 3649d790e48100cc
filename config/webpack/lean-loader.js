/**
 * Leaves out of the H5 app what Taro always brings and this app has no use for: the tab bar and the navigation bar,
 * which its pages draw themselves, its listener for every scroll of every page (src/platform/pageScroll), the events of
 * a mini-program and the time that its pages take, what stands between its requests and their answers (ours do not go
 * through it, src/http/transport), the slider's font of arrows, which nobody shows and the page's policy blocks, the
 * query cache's question whether it runs on a server, the parts of the component runtime that none of Taro's components
 * needs (no shadow trees, no scopes, no modes), React's entrances that this app does not take, and the question whether
 * a key of the storage is a text. Written for @tarojs/api, @tarojs/router, @tarojs/runtime, @tarojs/taro-h5 and
 * @tarojs/components 4.2.1, @stencil/core 2.22.3, @tanstack/query-core 5 and react-dom 18.3.1.
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

/**
 * React's entrances of before 18, and those into a page that a server has drawn. What only they call goes with them. Their
 * names stay, because Taro's packages import two of them for what nobody calls.
 */
const entrances =
  'findDOMNode hydrate hydrateRoot render unmountComponentAtNode unstable_renderSubtreeIntoContainer'.split(' ')

/** Our keys are texts (src/platform/storage). */
const keyQuestion = [/if \(typeof key !== 'string'\) \{\s*console\.error\([^;]*\);\s*return;\s*\}/, '']

const features =
  'cssAnnotations hydratedClass invisiblePrehydration mode scoped shadowDelegatesFocus shadowDom svg vdomXlink'.split(
    ' ',
  )

/** By the end of a file's name: what it holds, and what takes its place. */
const edits = {
  'taro-swiper-core.js': [[/@font-face\{font-family:swiper-icons;[^}]*\}/, '']],
  'react-dom.production.min.js': entrances.map((name) => [
    new RegExp(`\\bexports\\.${name}=(?=function\\()`),
    `exports.${name}=void 0;var ${name}=`,
  ]),
  'storage/index.js': [keyQuestion, keyQuestion, keyQuestion],
  'app-data/index.js': features.map((name) => [new RegExp(`\\b${name}: true\\b`), `${name}: false`]),
}

module.exports = function (source) {
  const find = finder('lean-loader', this.resourcePath)
  const stub = stubs[path.basename(this.resourcePath)]
  if (stub) {
    for (const pattern of stub.offers) find(pattern, source)
    return stub.text
  }
  const name = this.resourcePath.replaceAll(path.sep, '/')
  const [, own] = Object.entries(edits).find(([end]) => name.endsWith(end))
  return own.reduce((text, [pattern, instead]) => text.replace(find(pattern, text)[0], instead), source)
}
