import { STYLE } from './style'

/** HTML with every inserted value escaped, unless it is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | Html[]

const escaped = (value: string) => value.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

function render(value: Value): string {
  if (value instanceof Html) return value.text
  return Array.isArray(value) ? value.map(render).join('') : escaped(String(value))
}

export function html(parts: TemplateStringsArray, ...values: Value[]) {
  return new Html(parts.reduce((text, part, i) => text + render(values[i - 1] ?? '') + part))
}

export const trusted = (text: string) => new Html(text)

interface Look {
  /** Colour of the main button. */
  accent?: string
  isWide?: boolean
  /** More for the head. */
  head?: Html
}

export function page(
  title: string,
  body: Html,
  { accent = '#d92b2b', isWide = false, head = html`` }: Look = {},
) {
  return html`<!doctype html>
    <html lang="zh-CN" style="--accent:${accent}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${trusted(STYLE)}
        </style>
        ${head}
      </head>
      <body>
        <main class="${isWide ? 'wide' : ''}">${body}</main>
      </body>
    </html>`.text
}

/** A button that sends these fields. */
export function actionForm(
  action: string,
  fields: Record<string, string>,
  label: Html | string,
  look = 'plain',
) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form method="post" action="${action}">
    ${inputs}<button class="${look}">${label}</button>
  </form>`
}

/** Why a page cannot be shown, and what to do. */
export const sorryPage = (message: string) =>
  page(
    '出错了',
    html`<h1>${message}</h1>
      <p class="note">请返回应用后重试。</p>`,
  )
