import { decodeEntities } from './html/entities'

/** What is left of a text whatever a server made of its tags, entities and blanks: for telling whether two are the same. */
export const comparable = (text: string): string =>
  decodeEntities(text)
    .replace(/＜/g, '<')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || text.trim()
