/** Attachments are text files made from their seed. */
const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

export const typeOf = (extension: string) => TYPES[extension] ?? 'text/plain; charset=utf-8'
