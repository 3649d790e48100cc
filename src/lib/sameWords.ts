import { decodeEntities } from './html/entities'

/** Removes what a server may change in a text: tags, entities, blanks. For comparing texts. */
export const comparable = (text: string): string =>
  decodeEntities(text)
    .replace(/＜/g, '<')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || text.trim()
