/** React's names for HTML attributes that the app uses. */
const reactNames: Record<string, string> = {
  tabindex: 'tabIndex',
  referrerpolicy: 'referrerPolicy',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
}

/** Props that only the mini-program knows, and some that taro-ui's layers pass to a scroller without need. */
const foreign = new Set(
  (
    'hoverClass openType enhanced placeholderClass cursorSpacing adjustPosition fixed confirmType confirmHold ' +
    'onKeyboardHeightChange ' +
    'scrollTop scrollLeft scrollWithAnimation upperThreshold lowerThreshold onScrollToUpper onScrollToLower'
  ).split(' '),
)

/** taro-ui passes styles as text. */
function styleOf(style: string): Record<string, string> {
  const rules = style.split(';').map((rule) => rule.split(':').map((part) => part.trim()))
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(rules.filter(([, value]) => value).map(([name = '', value]) => [camel(name), value]))
}

/**
 * Turns a component's props into attributes; runs for every element that is drawn.
 * @param names the component's own classes, before the caller's
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
