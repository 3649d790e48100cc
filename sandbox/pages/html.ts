import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Values {
  [name: string]: string | number | Values[] | undefined
}

const files = new Map<string, string>()

function fileOf(name: string) {
  const text = files.get(name) ?? readFileSync(join(__dirname, name), 'utf8')
  files.set(name, text)
  return text
}

const escaped = (value: string) => value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const PLACES = /\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}|\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g

const textOf = (value: Values[string]) => String(value ?? '')

function fill(template: string, values: Values): string {
  return template.replace(PLACES, (_, list?: string, item = '', raw?: string, name = '') => {
    if (raw) return textOf(values[raw])
    if (!list) return escaped(textOf(values[name]))
    const items = values[list]
    return Array.isArray(items) ? items.map((one) => fill(item, one)).join('') : ''
  })
}

/** `{{name}}` is a value, `{{{name}}}` is HTML, and `{{#name}}` to `{{/name}}` repeats for every item. */
export const html = (name: string, values: Values) => fill(fileOf(`${name}.html`), values)

interface Look {
  /** Colour of the main button. */
  accent?: string
  width?: 'wide'
  head?: string
}

export const page = (name: string, title: string, values: Values, { accent = '#d92b2b', ...look }: Look = {}) =>
  html('layout', { title, accent, ...look, style: fileOf('style.css'), body: html(name, values) })

/** Loads a page after some seconds: this one (`content` is their number) or another. */
export const refresh = (content: string) => `<meta http-equiv="refresh" content="${escaped(content)}" />`

interface Button {
  label: string
  note?: string
  /** The main button. */
  isMain?: boolean
}

export function actionForm(action: string, sent: Record<string, string>, { label, note, isMain }: Button) {
  const fields = Object.entries(sent).map(([name, value]) => ({ name, value }))
  return html('form', { action, fields, label, notes: note ? [{ note }] : [], look: isMain ? 'main' : 'plain' })
}
