import type { CourseDetail, LessonDetail } from '@/api/course'

export type SubtitleSource =
  /**
   * The server gives 60 addresses of attachments an hour. So one is requested only when the learner wants subtitles.
   */
  | { kind: 'attachment'; key: string; courseId: number; attachmentId: number }
  | { kind: 'address'; key: string; url: string }
  /** `url`: the subtitle playlist that the stream names. */
  | { kind: 'stream'; key: string; url: string; lessonId: number; isTrial: boolean }

const isSubtitle = (extension: string) => /^(vtt|srt)$/i.test(extension)

/** Ignores case, spaces and the extension, because operators name files by hand. */
const bareName = (name: string): string =>
  name
    .replace(/\.(vtt|srt)$/i, '')
    .replace(/\s+/g, '')
    .toLowerCase()

/** The operator's pattern with this lesson's ids; null = no pattern, or the result is no address. */
function urlOf(pattern: string, courseId: number, lessonId: number): string | null {
  const url = pattern.replace(/\{course\}/g, String(courseId)).replace(/\{lesson\}/g, String(lessonId))
  return /^(https?:\/)?\//.test(url) ? url : null
}

interface Known {
  detail: Pick<LessonDetail, 'lesson' | 'canWatch'>
  title: string
  /** `undefined` = not yet known. */
  course: Pick<CourseDetail, 'attachments' | 'canLearn'> | undefined
  /** `subtitleUrl` of the operator; '' = none. */
  pattern: string
  /** The subtitle playlist that the stream names; null = none is known. */
  streamList: string | null
}

const streamKey = (lessonId: number) => `stream:${lessonId}`

/** An attachment of the course with the lesson's name, else the stream's subtitles, else the operator's pattern. */
export function subtitleSourceOf({ detail, title, course, pattern, streamList }: Known): SubtitleSource | null {
  const { id, courseId, trialSec } = detail.lesson
  const file = course?.attachments.find(
    ({ name, extension }) => isSubtitle(extension) && bareName(name) === bareName(title),
  )
  if (file && course?.canLearn)
    return { kind: 'attachment', key: `attachment:${file.id}`, courseId, attachmentId: file.id }
  if (streamList !== null)
    return { kind: 'stream', key: streamKey(id), url: streamList, lessonId: id, isTrial: !detail.canWatch }
  const url = urlOf(pattern, courseId, id)
  const isPlayed = detail.canWatch || trialSec > 0
  return url !== null && isPlayed ? { kind: 'address', key: `lesson:${id}`, url } : null
}

/**
 * All keys under which this device may store a lesson's subtitles, whatever source was played. A stream's key does not
 * depend on its address.
 */
export function storedKeysOf(known: Omit<Known, 'streamList'>): string[] {
  const source = subtitleSourceOf({ ...known, streamList: null })
  if (source?.kind === 'attachment') return [source.key]
  return [streamKey(known.detail.lesson.id), ...(source ? [source.key] : [])]
}
