/**
 * Feature switches (docs/backend/rules.md#feature-switches). A switch is always on, or on when the server's
 * `enabled_addons` names an add-on, or on unless the share add-on is there.
 */
export type Rule = { kind: 'always' } | { kind: 'addon'; name: string } | { kind: 'unlessAddon'; name: string }

const addon = <Name extends string>(name: Name) => ({ kind: 'addon', name }) as const

export const switchRules = {
  vip: { kind: 'always' },
  live: addon('Zhibo'),
  book: addon('MeeduBooks'),
  topic: addon('MeeduTopics'),
  path: addon('LearningPaths'),
  paper: addon('Paper'),
  practice: addon('Paper'),
  mockPaper: addon('Paper'),
  wrongBook: addon('Paper'),
  wenda: addon('Wenda'),
  share: addon('MultiLevelShare'),
  codeExchanger: addon('CodeExchanger'),
  snapshort: addon('Snapshot'),
  ke: addon('XiaoBanKe'),
  promoCode: { kind: 'unlessAddon', name: 'MultiLevelShare' as const },
  daySignIn: addon('DaySignIn'),
  credit1Mall: addon('Credit1Mall'),
  miaosha: addon('MiaoSha'),
  tuangou: addon('TuanGou'),
  cert: addon('Cert'),
  /** Likes, history and the share SDK of BASE. It has no entry of its own. */
  template: addon('TemplateOne'),
} satisfies Record<string, Rule>

export type Switch = keyof typeof switchRules

/** An add-on that a switch depends on. The server may name others. */
export type Addon = Extract<(typeof switchRules)[Switch], { name: string }>['name']

export function isSwitchOn(name: Switch, enabledAddons: readonly string[]): boolean {
  const rule: Rule = switchRules[name]
  switch (rule.kind) {
    case 'always':
      return true
    case 'addon':
      return enabledAddons.includes(rule.name)
    case 'unlessAddon':
      return !enabledAddons.includes(rule.name)
  }
}
