import { createAttachmentUrl, listPlaySources } from '@/api/course'

import { type Cue, readCues, toWebVtt } from './cues'
import { fetchText } from './fetchText'
import { storedTexts } from './storedTexts'
import type { SubtitleSource } from './source'
import { fetchStreamCues, findStreamList, type Watcher } from './streamCues'

type StreamSource = Extract<SubtitleSource, { kind: 'stream' }>

/** The addresses of a stream expire. */
async function freshList({ lessonId, isTrial }: StreamSource): Promise<string | null> {
  const stream = (await listPlaySources(lessonId, isTrial)).find(({ kind }) => kind === 'hls')
  return stream ? findStreamList(stream.url) : null
}

async function loadStream(source: StreamSource, stored: string | null, given: Watcher): Promise<Cue[]> {
  const watcher = stored === null ? given : { ...given, onSome: () => undefined }
  if (stored !== null) given.onSome(readCues(stored))
  const { cues, isWhole } = await fetchStreamCues(source.url, watcher).catch(async (error: unknown) => {
    const url = await freshList(source)
    if (url === null) throw error
    return fetchStreamCues(url, watcher)
  })
  if (isWhole && cues.length > 0 && !watcher.signal.aborted) storedTexts.set(source.key, toWebVtt(cues))
  return cues
}

async function loadFile(source: Exclude<SubtitleSource, StreamSource>): Promise<Cue[]> {
  const url =
    source.kind === 'attachment' ? await createAttachmentUrl(source.courseId, source.attachmentId) : source.url
  const text = await fetchText(url)
  // An operator's pattern promises no file, but the course has listed an attachment.
  if (text === null && source.kind === 'address') return []
  if (text === null) throw new Error('no file')
  const cues = readCues(text)
  if (cues.length > 0) storedTexts.set(source.key, text)
  return cues
}

/**
 * The subtitles of a lesson; empty = there are none. A stored attachment is not fetched again. An operator's file and a
 * stream's segments are; the stored text stands in when they fail, and until all segments have come.
 * @throws when they fail and nothing is stored
 */
export async function loadCues(source: SubtitleSource, watcher: Watcher): Promise<Cue[]> {
  const stored = storedTexts.get(source.key)
  if (stored !== null && source.kind === 'attachment') return readCues(stored)
  try {
    return await (source.kind === 'stream' ? loadStream(source, stored, watcher) : loadFile(source))
  } catch (error) {
    if (stored !== null) return readCues(stored)
    throw error
  }
}
