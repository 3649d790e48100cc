import { academy, type Academy as Content } from '../../../sandbox/seed'

export interface SeededCourse {
  id: number
  title: string
  lessons: { id: number; title: string }[]
}

/** A course of the academy with its ids: seeding numbers the rows in the order of the content. */
export function courseOf(slug: string, { courses }: Pick<Content, 'courses'> = academy): SeededCourse {
  let lastLessonId = 0
  for (const [index, course] of courses.entries()) {
    const seeds = [...course.chapters.flatMap((chapter) => chapter.lessons), ...course.lessons]
    const lessons = seeds.map(({ title }) => ({ id: (lastLessonId += 1), title }))
    if (course.slug === slug) return { id: index + 1, title: course.title, lessons }
  }
  throw new Error(`no course ${slug}`)
}
