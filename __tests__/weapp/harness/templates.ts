import { readText } from './build'

/** The WXML of a Taro node of one kind. */
export interface Template {
  tag: string
  /** Events that reach the script, by WeChat's names. */
  events: ReadonlySet<string>
  /** Attribute of the WeChat component -> keys of the node that may feed it; the first present one counts. */
  keys: ReadonlyMap<string, string[]>
}

const template = /<template name="tmpl_\d+_(\w+?)(?:_focus|_blur)?">\s*<([\w-]+)([^>]*)>/g
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

/** The page itself, around its nodes. */
export const pageKind = 'page'

const page: Template = { tag: 'page', events: new Set(), keys: new Map() }

/** Kind of node (`nn`) -> template, read from the built `base.wxml`. A kind without a template is never drawn. */
export function readTemplates(): ReadonlyMap<string, Template> {
  const templates = new Map([[pageKind, page]])
  for (const [, kind = '', tag = '', source = ''] of readText('base.wxml').matchAll(template)) {
    // `<template is>` only chooses between two forms of a field. The forms follow under the same name.
    if (tag !== 'template' && !templates.has(kind)) templates.set(kind, read(tag, source))
  }
  return templates
}
