/** Attachments are text files made from their seed. */
import { Raw } from '../core/api'

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

export const fileAnswer = (row: { name: string; extension: string; body: string }) =>
  new Raw((reply) =>
    reply
      .type(TYPES[row.extension] ?? 'text/plain; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`${row.name}.${row.extension}`)}`,
      )
      .send(Buffer.from(row.body)),
  )
