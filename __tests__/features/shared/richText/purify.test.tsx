import createPurify, { type Config } from 'dompurify'
import { act } from 'react'
import { createRoot } from 'react-dom/client'

import { RichText } from '@/features/shared/richText'
import { parseHtml, type RichNode } from '@/lib/html'

import { hostileCorpus, hostilePayloads } from '../../../setup/hostileCorpus'

/**
 * DOMPurify as an opinion from outside: what we show must hold nothing that it would take away, twice over.
 * Once the tree as plain HTML, where links and frames are real, and once what stands in the page.
 */
class Sight {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target }])
  }
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: Sight })
HTMLMediaElement.prototype.load = () => undefined

const purify = createPurify(window)
const safeSource = /^(https?:\/\/|data:image\/(png|jpeg|gif|webp|bmp|svg\+xml)[;,])/

/** What DOMPurify takes away, by name. */
function removedFrom(html: string, config: Config = {}): string[] {
  const clean = purify.sanitize(html, config)
  const names = purify.removed.map((entry) =>
    'attribute' in entry ? `@${entry.attribute?.name}` : entry.element.nodeName,
  )
  return clean === html ? names : [...names, clean]
}

/** As a browser would write it. */
const parsed = (html: string): string => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.innerHTML
}

test.each(['<img src="x" onerror="alert(1)">', '<a href="javascript:alert(1)">x</a>', '<script>1</script>'])(
  'the judge sees %s',
  (html) => expect(removedFrom(html)).not.toEqual([]),
)

describe('the tree, written as HTML', () => {
  /** Frames are ours to allow, host by host; and three facts of ours have no attribute in HTML. */
  const config = { ADD_TAGS: ['iframe'], ADD_ATTR: ['ratio', 'widthpercent', 'anchor'] }
  const ownNames = new Map([
    ['colSpan', 'colspan'],
    ['rowSpan', 'rowspan'],
    ['widthPx', 'width'],
    ['isOpen', 'open'],
  ])
  const write = (node: RichNode): Node => {
    if (typeof node === 'string') return document.createTextNode(node)
    const element = document.createElement(node.tag)
    const { latex = '', ...attributes } = node.attributes
    element.append(latex)
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(ownNames.get(name) ?? name, String(value))
    }
    element.append(...node.children.map(write))
    return element
  }
  const written = (html: string): string => {
    const box = document.createElement('div')
    box.append(...parseHtml(html, { playerHosts: ['player.bilibili.com'] }).children.map(write))
    return box.innerHTML
  }
  test.each(Object.entries(hostileCorpus))('%s: nothing to remove', (_, payloads) => {
    const findings = payloads
      .map((payload) => ({ payload, removed: removedFrom(parsed(written(payload)), config) }))
      .filter(({ removed }) => removed.length > 0)
    expect(findings).toEqual([])
  })
})

describe('what stands in the page', () => {
  const config: Config = { ADD_ATTR: ['decoding', 'referrerpolicy'] }

  let box: HTMLElement
  beforeAll(async () => {
    Object.assign(document, { fonts: { load: async () => [] } })
    jest.useFakeTimers()
    box = document.createElement('div')
    document.body.append(box)
    const texts = hostilePayloads.map((html) => <RichText key={html} html={html} />)
    await act(async () => createRoot(box).render(texts))
    for (let step = 0; step < 200; step++) await act(async () => void jest.advanceTimersByTime(16))
    jest.useRealTimers()
  })

  test('all payloads are there', () => expect(box.children).toHaveLength(hostilePayloads.length))

  test('formulas among them are typeset', () => expect(box.querySelectorAll('.katex').length).toBeGreaterThan(3))

  test('DOMPurify finds nothing to remove', () => {
    const findings = [...box.children]
      .map((shown, index) => ({
        payload: hostilePayloads[index],
        removed: removedFrom(shown.outerHTML, config),
      }))
      .filter(({ removed }) => removed.length > 0)
    expect(findings).toEqual([])
  })

  test('reading it again as HTML changes nothing', () => {
    const changed = hostilePayloads.filter((_, index) => {
      const html = box.children[index]?.outerHTML ?? ''
      return parsed(html) !== html
    })
    expect(changed).toEqual([])
  })

  test('only elements, attributes, addresses and styles of ours', () => {
    for (const element of box.querySelectorAll('*')) {
      const { localName, attributes } = element
      const isDrawn = element.closest('[role=math]') !== null
      expect(localName).toMatch(isDrawn ? /^(span|svg|path)$/ : /^(div|span|img|video|audio)$/)
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(/^(on|srcdoc|href|formaction|action|xlink|id$|name$)/)
        if (name === 'src' || name === 'poster') expect(value).toMatch(safeSource)
        if (name === 'style') expect(value).not.toMatch(/url\(|position|expression|javascript|@import/i)
      }
    }
  })
})
