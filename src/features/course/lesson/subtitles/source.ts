import type { CourseDetail, LessonDetail } from '@/api/course'

/** Where the subtitles of a lesson come from. */
export type SubtitleSource =
  /** The server gives 60 addresses of attachments an hour: one is asked for when the learner wants subtitles. */
  | { kind: 'attachment'; key: string; courseId: number; attachmentId: number }
  | { kind: 'address'; key: string; url: string }
  /** `url`: the list of subtitles that the stream names. */
  | { kind: 'stream'; key: string; url: string; lessonId: number; isTrial: boolean }

const isSubtitle = (extension: string) => /^(vtt|srt)$/i.test(extension)

/** Operators name files by hand. */
const bareName = (name: string): string =>
  name
    .replace(/\.(vtt|srt)$/i, '')
    .replace(/\s+/g, '')
    .toLowerCase()

/** The operator's pattern with the ids of this lesson; null = there is none, or it is no address. */
function addressOf(pattern: string, courseId: number, lessonId: number): string | null {
  const url = pattern.replace(/\{course\}/g, String(courseId)).replace(/\{lesson\}/g, String(lessonId))
  return /^(https?:\/)?\//.test(url) ? url : null
}

interface Known {
  detail: Pick<LessonDetail, 'lesson' | 'canWatch'>
  title: string
  /** `undefined` while it is not known. */
  course: Pick<CourseDetail, 'attachments' | 'canLearn'> | undefined
  /** `subtitleUrl` of the operator; '' = none. */
  pattern: string
  /** The list of subtitles that the stream names; null = none that is known. */
  streamList: string | null
}

const streamKey = (lessonId: number) => `stream:${lessonId}`

/** An attachment of the course that is called as the lesson, else the stream's, else what the operator's pattern says. */
export function subtitleSourceOf({ detail, title, course, pattern, streamList }: Known): SubtitleSource | null {
  const { id, courseId, trialSec } = detail.lesson
  const file = course?.attachments.find(
    ({ name, extension }) => isSubtitle(extension) && bareName(name) === bareName(title),
  )
  if (file && course?.canLearn)
    return { kind: 'attachment', key: `attachment:${file.id}`, courseId, attachmentId: file.id }
  if (streamList !== null)
    return { kind: 'stream', key: streamKey(id), url: streamList, lessonId: id, isTrial: !detail.canWatch }
  const url = addressOf(pattern, courseId, id)
  const isPlayed = detail.canWatch || trialSec > 0
  return url !== null && isPlayed ? { kind: 'address', key: `lesson:${id}`, url } : null
}

/** Under what a lesson's may be kept on this device, whatever was played: the stream's list is named by it alone. */
export function keptKeysOf(known: Omit<Known, 'streamList'>): string[] {
  const source = subtitleSourceOf({ ...known, streamList: null })
  if (source?.kind === 'attachment') return [source.key]
  return [streamKey(known.detail.lesson.id), ...(source ? [source.key] : [])]
}
