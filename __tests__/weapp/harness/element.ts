import { type Depth, type Template, type Templates, top } from './templates'

/** A node of a Taro page's `data.root`. */
export interface PageNode {
  /** Kind. */
  nn: string
  sid: string
  /** The `id` prop. */
  uid?: string
  /** Classes. */
  cl?: string
  /** Text, of text nodes only. */
  v?: string
  cn?: PageNode[]
  [key: string]: unknown
}

/** Modal layers of the app. They are always in the tree, but visible and pressable only while active. */
const layers = ['at-modal', 'at-float-layout']

export class Element {
  readonly children: Element[]
  private readonly template: Template

  constructor(
    private readonly node: PageNode,
    templates: Templates,
    depth: Depth = top,
    readonly parent?: Element,
  ) {
    const { template, below } = templates.draw(node.nn, depth)
    this.template = template
    const isShut = layers.some((layer) => this.hasClass(layer)) && !this.isLayer
    this.children = isShut ? [] : (node.cn ?? []).map((child) => new Element(child, templates, below, this))
  }

  /** A layer over the page, which receives every press. */
  get isLayer(): boolean {
    return layers.some((layer) => this.hasClass(`${layer}--active`))
  }

  get id(): string {
    return this.node.uid ?? this.node.sid
  }

  get tag(): string {
    return this.template.tag
  }

  /** Visible text. Inside `<text>` as written, elsewhere with a space between the parts. */
  get text(): string {
    if (this.node.v !== undefined) return this.node.v
    const parts = this.children.map((child) => child.text).filter(Boolean)
    return parts.join(this.tag === 'text' ? '' : ' ')
  }

  /** Value of an attribute of the WeChat component, e.g. `src` of a video. */
  attribute(name: string): unknown {
    const keys = this.template.keys.get(name) ?? []
    return keys.map((key) => this.node[key]).find((value) => value !== undefined)
  }

  /** The inline style, without that of classes. */
  get style(): string {
    return typeof this.node.st === 'string' ? this.node.st : ''
  }

  /** All data of the node, under Taro's short names. */
  get facts(): Readonly<PageNode> {
    return this.node
  }

  hasClass(name: string): boolean {
    return (this.node.cl ?? '').split(' ').includes(name)
  }

  hears(event: string): boolean {
    return this.template.events.has(event)
  }

  /** As in WeChat's events. */
  get target() {
    return { id: this.id, dataset: { sid: this.node.sid } }
  }

  get all(): Element[] {
    return [this, ...this.children.flatMap((child) => child.all)]
  }

  /** The innermost match, in the order of the page. */
  find(isMatch: (element: Element) => boolean): Element | undefined {
    for (const child of this.children) {
      const found = child.find(isMatch)
      if (found) return found
    }
    return isMatch(this) ? this : undefined
  }

  get ancestry(): Element[] {
    return [this, ...(this.parent?.ancestry ?? [])]
  }
}
