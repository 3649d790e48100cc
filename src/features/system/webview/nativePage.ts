import { replaceWith } from '@/routes/navigate'

/** What the outside calls our goods; a known one opens as a page of the app, in place of this one. */
const pages = new Map<string, (id: number) => void>([
  ['vod', (id) => replaceWith('courseShow', { id })],
  ['course', (id) => replaceWith('courseShow', { id })],
  ['video', (id) => replaceWith('courseVideo', { id })],
  ['live', (id) => replaceWith('liveShow', { id })],
  // The id of a book's link is the article's (contract `content.md` 6.9).
  ['book', (id) => replaceWith('bookRead', { id })],
  ['topic', (id) => replaceWith('topicShow', { id })],
  ['paperRead', (id) => replaceWith('examPaperShow', { id })],
  ['mockRead', (id) => replaceWith('examMockShow', { id })],
  ['practiceRead', (id) => replaceWith('examPracticeShow', { id })],
])

/** @returns the way to the page; `undefined` when there is none */
export function nativePage(courseType: string | undefined, id: number | undefined): (() => void) | undefined {
  const open = courseType === undefined ? undefined : pages.get(courseType)
  return open && id !== undefined ? () => open(id) : undefined
}
