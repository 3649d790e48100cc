import type { Note } from './store'

/** By position in the lesson. */
export const bySecond = (one: Note, other: Note): number => one.sec - other.sec || one.writtenMs - other.writtenMs

/** By lesson id, which mostly follows the course's order. */
export const byLesson = (one: Note, other: Note): number => one.lessonId - other.lessonId || bySecond(one, other)

export interface CourseNotes {
  courseId: number
  courseTitle: string
  notes: Note[]
}

/** Courses by their newest note. */
export function byCourse(notes: readonly Note[]): CourseNotes[] {
  const courses = new Map<number, CourseNotes>()
  for (const note of [...notes].sort((one, other) => other.writtenMs - one.writtenMs)) {
    const { courseId, courseTitle } = note
    const course = courses.get(courseId) ?? { courseId, courseTitle, notes: [] }
    course.notes.push(note)
    courses.set(courseId, course)
  }
  return [...courses.values()].map((course) => ({ ...course, notes: course.notes.sort(byLesson) }))
}

const folded = (text: string) => text.toLowerCase()

/** Notes that contain all words of the query, in any order. */
export function matching(notes: readonly Note[], query: string): Note[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return notes.filter(({ text, lessonTitle, courseTitle }) => {
    const all = folded(`${text}\n${lessonTitle}\n${courseTitle}`)
    return words.every((word) => all.includes(word))
  })
}
