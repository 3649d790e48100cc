import { type Academy as Content, loadAcademy } from '../../../sandbox/seed'

export interface SeededCourse {
  id: number
  title: string
  lessons: { id: number; title: string }[]
}

/** A course of the academy with its ids. Seeding numbers the rows in the order of the content. */
export function courseOf(key: string, { courses }: Pick<Content, 'courses'> = loadAcademy()): SeededCourse {
  let lastLessonId = 0
  for (const [index, course] of courses.entries()) {
    const seeds = [...course.chapters.flatMap((chapter) => chapter.lessons), ...course.lessons]
    const lessons = seeds.map(({ title }) => ({ id: (lastLessonId += 1), title }))
    if (course.key === key) return { id: index + 1, title: course.title, lessons }
  }
  throw new Error(`no course ${key}`)
}
