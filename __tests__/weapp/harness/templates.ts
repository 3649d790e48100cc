import { readText } from './build'

/** What a Taro node of one kind becomes in WXML. */
export interface Template {
  tag: string
  /** Events that reach the script, by WeChat's names. */
  events: ReadonlySet<string>
  /** Attribute of the WeChat component -> key of the node that feeds it. */
  keys: ReadonlyMap<string, string>
}

const template = /<template name="tmpl_\d+_(\w+?)(?:_focus|_blur)?">\s*<([\w-]+)([^>]*)>/g
const attribute = /([\w-]+)="([^"]*)"/g

function read(tag: string, source: string): Template {
  const events = new Set<string>()
  const keys = new Map<string, string>()
  for (const [, name = '', value = ''] of source.matchAll(attribute)) {
    const key = /\bi\.(\w+)/.exec(value)?.[1]
    if (value === 'eh') events.add(name.replace(/^(bind|catch)/, ''))
    else if (key) keys.set(name, key)
  }
  return { tag, events, keys }
}

/** Kind of node (`nn`) -> template, read from the built `base.wxml`. A kind without one is never drawn. */
export function readTemplates(): ReadonlyMap<string, Template> {
  const templates = new Map<string, Template>()
  for (const [, kind = '', tag = '', source = ''] of readText('base.wxml').matchAll(template)) {
    // `<template is>` only chooses between the two forms of a field; the forms follow under the same name.
    if (tag !== 'template' && !templates.has(kind)) templates.set(kind, read(tag, source))
  }
  return templates
}
