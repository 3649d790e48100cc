/** React's names of the attributes that the app gives by those of HTML. */
const reactNames: Record<string, string> = {
  tabindex: 'tabIndex',
  referrerpolicy: 'referrerPolicy',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
}

/** What only the mini-program knows, and what taro-ui's layers ask of a scroller without need. */
const foreign = new Set(
  (
    'hoverClass openType enhanced placeholderClass cursorSpacing confirmType confirmHold ' +
    'scrollTop scrollLeft scrollWithAnimation upperThreshold lowerThreshold onScrollToUpper onScrollToLower'
  ).split(' '),
)

/** taro-ui gives styles as text. */
function styleOf(style: string): Record<string, string> {
  const rules = style.split(';').map((rule) => rule.split(':').map((part) => part.trim()))
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(rules.filter(([, value]) => value).map(([name = '', value]) => [camel(name), value]))
}

/**
 * The attributes of an element from the props of its component; runs for every element that is drawn.
 * @param names classes of its own, before the caller's
 */
export function attributes(props: object, ...names: (string | false | undefined)[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (!foreign.has(name)) result[reactNames[name] ?? name] = value
  }
  if (typeof result.style === 'string') result.style = styleOf(result.style)
  const className = [...names, result.className].filter(Boolean).join(' ')
  if (className !== '') result.className = className
  return result
}
