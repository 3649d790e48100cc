/** Things that codes open and points buy, by the add-ons' common word. */
import type { Academy } from './index'
import { loadRoles } from './plans'
import { promotedIn } from './promotions'
import { type Thing, thingOf, type Things, thingsIn } from './things'

const unpictured = (items: { key: string; title?: string; name?: string; priceYuan: number }[]) =>
  items.map(({ key, title, name = title ?? '', priceYuan }, index) => ({
    ...{ id: index + 1, key, name, thumb: '' },
    charge: priceYuan,
  }))

export function giftsIn(academy: Academy): Things {
  const { course, live, book } = thingsIn(academy)
  const { papers, mockPapers, practices } = academy.exams
  return {
    ...{ vod: course, live, book },
    paper: unpictured(papers),
    mock_paper: unpictured(mockPapers),
    practice: unpictured(practices),
    vip: unpictured(loadRoles()),
  }
}

/** By course and place: `course-2` is a course's second lesson. Ids follow the order. */
const lessonsIn = ({ courses }: Academy): Thing[] =>
  courses
    .flatMap(({ key, chapters, lessons }) =>
      [...chapters.flatMap((chapter) => chapter.lessons), ...lessons].map(({ title, priceYuan = 0 }, place) => ({
        ...{ key: `${key}-${place + 1}`, name: title, charge: priceYuan },
        thumb: `/sandbox/art/cover/${key}.svg`,
      })),
    )
    .map((lesson, index) => ({ ...lesson, id: index + 1 }))

/** Activities of one add-on, by what they sell. */
const salesOf = (things: Things, sales: { thing: string; yuan: number }[]): Thing[] =>
  sales.map(({ thing, yuan: charge }, index) => {
    const { key, name, thumb } = thingOf(things, thing, 'referral')
    return { id: index + 1, key, name, charge, thumb }
  })

/** Things of the referral list, by the list's own words. */
export function sharedIn(academy: Academy): Things {
  const { topic, path: learnPath } = thingsIn(academy)
  const { flashSales, groupSales } = academy.promotions
  const promoted = promotedIn(academy)
  const activities = { ms: salesOf(promoted, flashSales), tg: salesOf(promoted, groupSales) }
  return { ...giftsIn(academy), topic, learnPath, video: lessonsIn(academy), ...activities }
}
