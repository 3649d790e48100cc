import { runInNewContext } from 'node:vm'

import { readText } from './build'

/** The WXML of a Taro node of one kind. */
export interface Template {
  tag: string
  /** Events that reach the script, by WeChat's names. */
  events: ReadonlySet<string>
  /** Attribute of the WeChat component -> keys of the node that may feed it; the first present one counts. */
  keys: ReadonlyMap<string, string[]>
}

const template = /<template name="(tmpl_\d+_\w+?)(?:_focus|_blur)?">\s*<([\w-]+)([^>]*)>/g
const attribute = /([\w-]+)="([^"]*)"/g

function read(tag: string, source: string): Template {
  const events = new Set<string>()
  const keys = new Map<string, string[]>()
  for (const [, name = '', value = ''] of source.matchAll(attribute)) {
    if (value === 'eh') events.add(name.replace(/^(bind|catch)/, ''))
    else
      keys.set(
        name,
        Array.from(value.matchAll(/\bi\.(\w+)/g), ([, key = '']) => key),
      )
  }
  return { tag, events, keys }
}

/** How deep a node stands, as `base.wxml` counts: all levels, and the kinds around it of which it has few. */
export interface Depth {
  level: number
  within: string
}

/** How `base.wxml` draws a node, and how deep the nodes in it stand. */
interface Drawing {
  template: Template
  below: Depth
}

/** What `base.wxml` asks of `utils.wxs`. */
interface Chooser {
  /** The name of the template. */
  a: (level: number, kind: string, within: string) => string
  /** `within`, with one more kind. */
  f: (within: string, kind: string) => string
}

/** The page itself, around its nodes. */
export const pageKind = 'page'

export const top: Depth = { level: 0, within: '' }

const page: Template = { tag: 'page', events: new Set(), keys: new Map() }

/** The templates of the built `base.wxml`, chosen as WeChat chooses them. */
export class Templates {
  private readonly byName = new Map<string, Template>()
  private readonly chooser: Chooser
  /** In the last level everything but text is drawn by a component, which begins anew. */
  private readonly levels: number

  constructor() {
    const wxml = readText('base.wxml')
    for (const [, name = '', tag = '', source = ''] of wxml.matchAll(template)) {
      // `<template is>` only chooses between two forms of a field. The forms follow under the same name.
      if (tag !== 'template' && !this.byName.has(name)) this.byName.set(name, read(tag, source))
    }
    this.levels = Number(/"tmpl_(\d+)_container"/.exec(wxml)?.[1])
    this.chooser = runInNewContext(`const module = {}; ${readText('utils.wxs')}; module.exports`) as Chooser
  }

  /** @throws for a node that WeChat would not draw */
  draw(kind: string, { level, within }: Depth): Drawing {
    if (kind === pageKind) return { template: page, below: top }
    const { a, f } = this.chooser
    const isBegunAnew = level >= this.levels
    const name = isBegunAnew ? `tmpl_0_${kind}` : a(level, kind, within)
    const found = this.byName.get(name)
    if (!found) throw new Error(`WeChat would draw nothing: base.wxml has no template ${name}`)
    const isLast = name.startsWith(`tmpl_${this.levels - 1}_`)
    const below = isBegunAnew ? { level: 1, within: '' } : { level: isLast ? this.levels : level + 1, within }
    return { template: found, below: { ...below, within: f(below.within, kind) } }
  }
}
