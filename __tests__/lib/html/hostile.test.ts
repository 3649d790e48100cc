import { type Block, parseHtml, readRichText, type RichElement, type RichNode } from '@/lib/html'

import { hostilePayloads } from '../../setup/hostileCorpus'
import { processorMs } from '../../setup/processorMs'

const options = { playerHosts: ['player.bilibili.com'] }

const allowedTags =
  'p div section h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr td th img a strong b ' +
  'em i u s del sub sup br hr span figure figcaption video audio iframe ' +
  'details summary mark ruby rt'

/** What each fact of a node may hold: written apart from the code under test, on purpose. */
const allowedFacts: Record<string, RegExp> = {
  href: /^(https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)|\/[a-z][\w/-]*(\?|$)|tel:\+?\d+$|mailto:[\w.+-]+@[\w.-]+$|#[^/\s]\S*$)/u,
  anchor: /^[\s\S]{1,100}$/,
  isOpen: /^true$/,
  indentEm: /^[0-4](\.5)?$/,
  src: /^(https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)|data:image\/(png|jpeg|jpg|gif|webp|svg\+xml);base64,[\w+/=]+$|data:image\/svg\+xml[^<>"'\\#]*$)/u,
  poster: /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)/u,
  alt: /^[\s\S]{0,200}$/,
  widthPx: /^\d+(\.\d+)?$/,
  widthPercent: /^\d{1,3}$/,
  ratio: /^\d+(\.\d+)?$/,
  latex: /^[\s\S]{1,20000}$/,
  colSpan: /^\d{1,2}$/,
  rowSpan: /^\d{1,3}$/,
  start: /^\d{1,5}$/,
  color: /^#[\da-f]{6}$/,
  background: /^#[\da-f]{6}$/,
  align: /^(left|center|right|justify)$/,
  isBold: /^(true|false)$/,
  isItalic: /^(true|false)$/,
  isUnderlined: /^true$/,
  isStruck: /^true$/,
  sizePx: /^(1[2-9]|2[0-8])$/,
}

function elementsOf(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))
}

function wordsOf(blocks: readonly Block[]): string {
  return JSON.stringify(blocks, (key, value: unknown) => (key === 'src' || key === 'href' ? undefined : value))
}

test('the collection is worth its name', () => {
  expect(new Set(hostilePayloads).size).toBe(hostilePayloads.length)
  expect(hostilePayloads.length).toBeGreaterThan(200)
})

/** A megabyte of an ordinary article. */
const article =
  '<h2>标题</h2><p>一段 <b>话</b>，$x^2$ 和 <a href="https://good.example/">链接</a>。</p>' +
  '<table><tr><th>甲<td>乙</table><ul><li>一<li>二</ul><pre>code</pre>'

test('the whole collection and a document of 1 MB are read within two seconds', () => {
  const tookMs = processorMs(() => {
    readRichText(hostilePayloads.join('\n'))
    hostilePayloads.forEach((payload) => readRichText(payload, options))
    readRichText(article.repeat(Math.ceil(1e6 / article.length)))
  })
  expect(tookMs).toBeLessThan(2_000)
})

describe.each(hostilePayloads)('%j', (payload) => {
  // As it is, inside other markup, and cut off at up to sixty places.
  const variants = [payload, `<div><p>${payload}</p></div><p>after`, `<table><tr><td>${payload}`]
  const step = Math.max(4, Math.ceil(payload.length / 60))
  const count = Math.floor(payload.length / step)
  const cut = Array.from({ length: count }, (_, index) => payload.slice(0, index * step))

  test('only allowed nodes with allowed values come through', () => {
    for (const html of [...variants, ...cut]) {
      for (const { tag, attributes, style } of elementsOf(parseHtml(html, options).children)) {
        expect(allowedTags.split(' ')).toContain(tag)
        for (const [name, value] of Object.entries({ ...attributes, ...style })) {
          expect(Object.keys(allowedFacts)).toContain(name)
          if (value !== undefined) expect(String(value)).toMatch(allowedFacts[name] ?? /never/)
        }
        // Others are not embedded: a link leads there.
        if (tag === 'iframe' && attributes.href !== undefined) expect(attributes.src).toBeUndefined()
        else if (tag === 'iframe') expect(attributes.src).toMatch(/^https:\/\/player\.bilibili\.com\//)
      }
    }
  })

  test('no tracking picture and no hidden content comes through', () => {
    for (const html of variants) {
      const pictures = elementsOf(parseHtml(html, options).children).filter(({ tag }) => tag === 'img')
      expect(pictures.filter(({ attributes }) => attributes.src?.includes('evil.example'))).toEqual([])
    }
  })
})

const dropped = /^<(script|style|svg|object|applet|template|noscript|title|textarea|select|form|xmp|noembed)\b/i

test.each(hostilePayloads.filter((payload) => dropped.test(payload)))('%j shows nothing of what is inside', (payload) =>
  expect(wordsOf(readRichText(payload, options).blocks)).not.toMatch(/alert|url|登录/),
)
