import { createAttachmentUrl } from '@/api/course'
import { openEnvelope } from '@/http/envelope'
import { downloader } from '@/platform/download'
import { mustRead } from '@/platform/textFile/textOfBytes'

import { type Cue, readCues } from './cues'
import { keptTexts } from './keptTexts'
import type { SubtitleSource } from './source'

/** Null = there is no such file. */
async function fetchText(url: string): Promise<string | null> {
  const file = await downloader.bytes(url)
  if (file === null) return null
  if (!('answer' in file)) return mustRead(file)
  openEnvelope({ statusCode: 200, data: file.answer })
  return null
}

/**
 * The subtitles of a lesson; none = there are none. An attachment that was fetched is not asked for again; a file of the
 * operator's is, and the one that is kept stands in while it does not come.
 * @throws when they do not come
 */
export async function loadCues(source: SubtitleSource): Promise<Cue[]> {
  const kept = keptTexts.get(source.key)
  if (kept !== null && source.kind === 'attachment') return readCues(kept)
  try {
    const url =
      source.kind === 'attachment' ? await createAttachmentUrl(source.courseId, source.attachmentId) : source.url
    const text = await fetchText(url)
    // An operator's pattern promises nothing; of an attachment the course says that it is there.
    if (text === null && source.kind === 'address') return []
    if (text === null) throw new Error('no file')
    const cues = readCues(text)
    if (cues.length > 0) keptTexts.set(source.key, text)
    return cues
  } catch (error) {
    if (kept !== null) return readCues(kept)
    throw error
  }
}
