import type { Block, Run } from '@/lib/html'

function seenRun(run: Run): string {
  if (run.kind === 'formula') return `$${run.latex}$`
  const { href } = run.kind === 'text' ? run.style : run
  const what = run.kind === 'text' ? run.text.replace(/\n/g, '⏎') : `[${run.picture.alt}:${nameOf(run.picture.src)}]`
  return href ? `${what}→${href}` : what
}

/** The end of an address, or what it carries. */
const nameOf = (url = '无') =>
  url.startsWith('data:') ? (url.split(/[;,]/)[0] ?? '') : url.replace(/^https:\/\/api.example.com/, '@')

/** What a reader sees, a line a block; what is nested is on its block's line. */
export const seenIn = (blocks: readonly Block[]): string => blocks.map(seen).join('\n')

const inLine = (blocks: readonly Block[]): string => blocks.map(seen).join('／')

function seen(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `${block.role === 'body' ? '' : `${block.role} `}${block.indentEm ? `⇥${block.indentEm} ` : ''}${block.runs.map(seenRun).join('')}`
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${block.start + index}.` : '•'} ${inLine(item)}`)
        .join('／')
    case 'quote':
      return `“${inLine(block.blocks)}”`
    case 'details':
      return `${block.isOpen ? '▾' : '▸'} ${inLine(block.summary)} ｛${inLine(block.blocks)}｝`
    case 'table':
      return block.rows.map((row) => `|${row.map((cell) => inLine(cell.blocks)).join('|')}|`).join('')
    case 'code':
      return `code ${block.text.replace(/\n/g, '⏎')}`
    case 'anchor':
      return `#${block.name}`
    case 'rule':
      return '——'
    default:
      return `${block.kind} ${nameOf(block.src)}`
  }
}
