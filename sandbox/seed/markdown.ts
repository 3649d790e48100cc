/** Turns the Markdown of seeds into compact HTML, as an operator's editor saves it. */
import { Marked, type RendererObject, type TokenizerAndRendererExtension } from 'marked'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (source: string) => source.replace(/[&<>]/g, (char) => escapes[char] ?? char)

/** `$x$` and `$$x$$` are formulas, not Markdown. */
const formula: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const raw = /^(\${1,2})[^$\n]+\1/.exec(source)?.[0]
    return raw === undefined ? undefined : { type: 'formula', raw }
  },
  renderer: ({ raw }) => escape(raw),
}

/** Puts blocks on lines of their own, and list items and table rows on one line. */
const renderer: RendererObject = {
  code: ({ text, lang }) => `<pre><code${lang ? ` class="language-${lang}"` : ''}>${escape(text)}</code></pre>\n`,
  codespan: ({ text }) => `<code>${escape(text)}</code>`,
  html: ({ raw, text }) => (raw.includes('\n') ? `${text.trim()}\n` : text),
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text
  },
  paragraph({ tokens }) {
    const html = this.parser.parseInline(tokens)
    // A video alone on its line is a block.
    return tokens.every(({ type }) => type === 'html') ? `${html}\n` : `<p>${html}</p>\n`
  },
  blockquote({ tokens }) {
    return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`
  },
  list({ ordered, items }) {
    const tag = ordered ? 'ol' : 'ul'
    return `<${tag}>${items.map((item) => this.listitem(item)).join('')}</${tag}>\n`
  },
  listitem({ tokens }) {
    return `<li>${this.parser.parse(tokens).trim()}</li>`
  },
  table({ header, rows }) {
    const line = (cells: typeof header) => `<tr>${cells.map((cell) => this.tablecell(cell)).join('')}</tr>`
    return `<table><thead>${line(header)}</thead><tbody>${rows.map(line).join('')}</tbody></table>\n`
  },
  tablecell({ header, tokens }) {
    const tag = header ? 'th' : 'td'
    return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
  },
}

const marked = new Marked({ renderer, extensions: [formula] })

export const htmlOf = (markdown: string) => marked.parse(markdown, { async: false }).trim()

interface Section {
  /** The depth of its heading; 0 = the beginning, or a part after a line `---`. */
  depth: number
  title: string
  markdown: string
}

/** Splits at headings down to a depth. The first section is the text before them. */
export function sectionsOf(markdown: string, depth: number): Section[] {
  const sections: Section[] = []
  let section: Section = { depth: 0, title: '', markdown: '' }
  sections.push(section)
  for (const token of marked.lexer(markdown)) {
    const isHeading = token.type === 'heading' && token.depth <= depth
    if (isHeading || token.type === 'hr') {
      section = isHeading
        ? { depth: token.depth, title: token.text, markdown: '' }
        : { depth: 0, title: '', markdown: '' }
      sections.push(section)
    } else section.markdown += token.raw
  }
  return sections
}
