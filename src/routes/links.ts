import { parseUrl, type Target } from './codec'

/** Where a link from a block, a message or an announcement leads. */
export type Link = { kind: 'page'; target: Target } | { kind: 'web'; url: string }

/** Short names that operators' editors and plain installations write (contract `core.md` 10.4). */
function inAppUrl(href: string): string {
  if (href === 'exam-index') return '/packageA/exam/home'
  const course = /^\/courses?(?:\/(\d+))?(?:\/(\d+))?\/?$/.exec(href)
  if (!course) return href
  const [, courseId, lessonId] = course
  if (lessonId) return `/pages/course/video?id=${lessonId}&course_id=${courseId}`
  return courseId ? `/pages/course/show?id=${courseId}` : '/packageA/vod/index'
}

/** Null for what this app has no page for, and for every other scheme. */
export function parseLink(href: string): Link | null {
  const trimmed = href.trim()
  if (/^https?:\/\/[^\s/@\\]+(\/|\?|#|$)/i.test(trimmed)) return { kind: 'web', url: trimmed }
  if (/^www\.[^\s/@\\]+/i.test(trimmed)) return { kind: 'web', url: `https://${trimmed}` }
  if (!/^(\/(?![/\\])|exam-index$)/.test(trimmed)) return null
  const target = parseUrl(inAppUrl(trimmed))
  return target ? { kind: 'page', target } : null
}
