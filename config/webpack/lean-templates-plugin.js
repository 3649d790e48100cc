/**
 * The mini-program's templates (`base.wxml`) without what this app never sets or draws: Taro 4.2.1 writes every
 * attribute of an element into each of its sixteen levels, and WeChat works all of them out for each element of a page.
 * An attribute that is left out has WeChat's own default, which is the one that Taro writes. A test finds what the app
 * begins to use of these (__tests__/config/patches.test.ts). And an input gets its name, which Taro leaves out.
 */
const { packageOf } = require('./patch')

const animation = ['animation', 'bindanimationstart', 'bindanimationiteration', 'bindanimationend', 'bindtransitionend']
const touch = ['bindtouchstart', 'bindtouchmove', 'bindtouchend', 'bindtouchcancel', 'bindlongpress']
const hover = ['hover-class', 'hover-stop-propagation', 'hover-start-time', 'hover-stay-time']

const unused = {
  view: [...animation, ...hover],
  'scroll-view': [
    ...animation,
    'refresher-enabled',
    'refresher-threshold',
    'refresher-default-style',
    'refresher-background',
    'refresher-triggered',
    'refresher-two-level-enabled',
    'refresher-two-level-triggered',
    'refresher-two-level-threshold',
    'refresher-two-level-close-threshold',
    'refresher-two-level-scroll-enabled',
    'refresher-two-level-pinned',
    'refresher-ballistic-refresh-enabled',
    'bindrefresherpulling',
    'bindrefresherrefresh',
    'bindrefresherrestore',
    'bindrefresherabort',
    'bindrefresherwillrefresh',
    'bindrefresherstatuschange',
    'binddragstart',
    'binddragging',
    'binddragend',
    'associative-container',
    'cache-extent',
    'min-drag-distance',
    'scroll-into-view-within-extent',
    'enable-back-to-top',
    'enable-flex',
    'scroll-anchoring',
    'using-sticky',
    'paging-enabled',
    'enable-passive',
    'fast-deceleration',
    'type',
    'reverse',
    'clip',
    'padding',
    'bindscrollstart',
    'bindscrollend',
  ],
  input: ['cert-path', 'length', 'time-stamp', 'nonce', 'salt', 'custom-hash'].map((name) => `safe-password-${name}`),
  // A link in a text is pressed, no more.
  text: [...touch, 'space', 'decode', 'overflow', 'max-lines'],
  video: [...animation, 'danmu-list', 'danmu-btn', 'enable-danmu', 'ad-unit-id', 'poster-for-crawler'],
  swiper: [
    'layout-type',
    'transformer-type',
    'indicator-type',
    'indicator-margin',
    'indicator-spacing',
    'indicator-radius',
    'indicator-width',
    'indicator-height',
    'indicator-alignment',
    'indicator-offset',
    'cache-extent',
  ],
}

/** A view with `catchMove`, of which the app has none, has a template of its own in every level. */
const catchView = /<template name="\w+">\s*<view [^\n]*catchtouchmove=[\s\S]*?<\/template>\s*/g

/** How often an element may stand in another of its kind, plus one; Taro writes four levels of each. */
const levels = { swiper: 1, 'swiper-item': 1 }

const levelsOf = (tag) => new RegExp(`<template name="tmpl_(\\d+)_[\\w-]+">\\s*<${tag} [\\s\\S]*?</template>\\s*`, 'g')

/**
 * Read aloud at an input: iOS reads the label, but only with this role; Android reads the description of the role, as
 * Tencent/tdesign-miniprogram found on phones. Not in Taro's table of elements, where it would renumber the others.
 */
const named = ' aria-role="textbox" aria-label="{{i.ariaLabel}}" aria-roledescription="{{i.ariaLabel}}">'

const openingOf = (tag) => new RegExp(`<${tag} [^\\n]*?>(?=\\n|<)`, 'g')

/** @throws when the templates lack the element or attribute: another version of Taro wrote them */
function lean(wxml) {
  const fail = (what) => {
    throw new Error(
      `lean-templates does not fit ${packageOf(require.resolve('@tarojs/shared'))}: no ${what} in base.wxml`,
    )
  }
  let text = wxml
  for (const [tag, names] of Object.entries(unused)) {
    if (!openingOf(tag).test(text)) fail(`<${tag}>`)
    for (const name of names) {
      const attribute = new RegExp(` ${name}="[^"]*"`, 'g')
      let count = 0
      text = text.replace(openingOf(tag), (opening) => opening.replace(attribute, () => (count++, '')))
      if (count === 0) fail(`${name} of <${tag}>`)
    }
  }
  for (const [tag, count] of Object.entries(levels)) {
    const all = text
    text = all.replace(levelsOf(tag), (template, level) => (Number(level) < count ? template : ''))
    if (text === all) fail(`more than ${count} levels of <${tag}>`)
  }
  if (!text.match(catchView)) fail('view with catchMove')
  // Taro's runtime sends these under their bare names (plugins/weapp-aria.js).
  return text
    .replace(catchView, '')
    .replace(openingOf('input'), (opening) => opening.replace(/>$/, named))
    .replace(/\{\{i\.p\d+\|\|i\.(role|aria\w+)\}\}/g, '{{i.$1}}')
    .replace(/\n\s*/g, '')
    .replace(/ +(?=\/?>| )/g, '')
}

module.exports = class LeanTemplatesPlugin {
  static lean = lean
  static unused = unused

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LeanTemplatesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'LeanTemplatesPlugin', stage }, () => {
        compilation.updateAsset('base.wxml', (source) => new sources.RawSource(lean(source.source().toString())))
      })
    })
  }
}
