/** WeChat's elements never get a keyboard's focus, and its engine hides scroll bars by `::-webkit-scrollbar`. */
const unmet = /^(outline|scrollbar-width)/

/**
 * The mini-program's style sheets without what no mini-program meets: a keyboard's focus and a system's contrast
 * colours. A mouse it does meet: WeChat is on computers, too. They count in the main package.
 */
const leanSheets = () => ({
  postcssPlugin: 'lean-sheets',
  Once(sheet) {
    sheet.walkAtRules('media', (rule) => {
      if (rule.params.includes('forced-colors')) rule.remove()
    })
    sheet.walkDecls(unmet, (declaration) => declaration.remove())
    sheet.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !selector.includes(':focus-visible'))
      if (selectors.length === 0 || rule.nodes.length === 0) rule.remove()
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    })
  },
})
leanSheets.postcss = true

module.exports = leanSheets
