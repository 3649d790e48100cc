/** WeChat's elements never get a keyboard's focus, and its engine hides scroll bars by `::-webkit-scrollbar`. */
const unmet = /^(outline|scrollbar-width)/

/** Elements that only H5 has, its forced theme, and the keyboard's focus. */
const unmetSelector = /^(html|body|a|\.taro_page|taro-[a-z-]+)$|^:root.*data-theme|:focus-visible/

/** A phone that lies across: a mini-program's pages stand upright, and its sides are clear of the notch. */
const across = /,?\s*\(min-width: \d+px\) and \(max-height: \d+px\)/
const sideInset = /^env\(safe-area-inset-(left|right)\)$/

/** `inset` is younger than WeChat's oldest engines (Chrome 87, iOS 14.5). */
function spellOut(declaration) {
  const [top, right = top, bottom = top, left = right] = declaration.value.split(' ')
  for (const [prop, value] of Object.entries({ top, right, bottom, left })) declaration.cloneBefore({ prop, value })
  declaration.remove()
}

function simplify(declaration) {
  const former = declaration.prev()
  // Every engine of WeChat knows this name, and Apple's knows no other.
  if (declaration.prop === 'user-select') declaration.prop = '-webkit-user-select'
  if (declaration.prop === 'inset') return spellOut(declaration)
  if (sideInset.test(declaration.value)) return declaration.remove()
  if (declaration.value.includes('dvh') && former?.prop === declaration.prop) declaration.remove()
  // WeChat itself makes room for its keyboard.
  else declaration.value = declaration.value.replace(/var\(--keyboard, (\w+)\)/g, '$1')
}

/**
 * The mini-program's style sheets without what no mini-program meets: H5's elements and screens, a keyboard's focus and a
 * system's contrast colours. A mouse it does meet: WeChat is on computers, too. They count in the main package.
 */
const leanSheets = () => ({
  postcssPlugin: 'lean-sheets',
  Once(sheet) {
    sheet.walkAtRules('media', (rule) => {
      if (rule.params.includes('forced-colors')) rule.remove()
      rule.params = rule.params.replace(across, '')
    })
    // No browser's bars take from a screen's height.
    sheet.walkAtRules('supports', (rule) => {
      if (rule.params.includes('dvh')) rule.remove()
    })
    sheet.walkDecls(unmet, (declaration) => declaration.remove())
    sheet.walkDecls(simplify)
    sheet.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !unmetSelector.test(selector))
      if (selectors.length === 0 || rule.nodes.length === 0) rule.remove()
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors
    })
  },
})
leanSheets.postcss = true

module.exports = leanSheets
