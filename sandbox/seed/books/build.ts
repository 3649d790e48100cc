/** Short words for writing a book down. */
import type { CommentSeed } from '../types'

export interface BookArticleSeed {
  title: string
  html: string
  /** May be read without buying. */
  isTrial?: boolean
  comments?: CommentSeed[]
}

export interface BookSeed {
  /** Stable key: also the seed of the cover art. */
  slug: string
  name: string
  category: string
  /** 0 = free. */
  priceYuan: number
  isVipFree?: boolean
  isHidden?: boolean
  shortDescription: string
  descriptionHtml: string
  userCount: number
  daysAgo: number
  chapters: { name: string; articles: BookArticleSeed[] }[]
  /** Outside any chapter. */
  articles: BookArticleSeed[]
  comments?: CommentSeed[]
}

type BookInput = Omit<BookSeed, 'chapters' | 'articles'> & Partial<BookSeed>

export const book = (input: BookInput): BookSeed => ({ chapters: [], articles: [], ...input })

/** Plain texts become paragraphs, HTML stays as it is. */
export const prose = (...blocks: string[]): string =>
  blocks.map((block) => (block.startsWith('<') ? block : `<p>${block}</p>`)).join('\n')

export const article = (title: string, ...blocks: string[]): BookArticleSeed => ({
  title,
  html: prose(...blocks),
})

export const trial = (title: string, ...blocks: string[]): BookArticleSeed => ({
  ...article(title, ...blocks),
  isTrial: true,
})

export const chapters = (...rows: [name: string, ...articles: BookArticleSeed[]][]): BookSeed['chapters'] =>
  rows.map(([name, ...articles], index) => ({ name: `第 ${index + 1} 章\u3000${name}`, articles }))
