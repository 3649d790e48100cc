/** Things that codes open and points buy, by the add-ons' common word. */
import type { Academy } from './index'
import { loadRoles } from './plans'
import { type Things, thingsIn } from './things'

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

/** Things of the referral list, by the list's own words. */
export function sharedIn(academy: Academy): Things {
  const { topic, path: learnPath } = thingsIn(academy)
  return { ...giftsIn(academy), topic, learnPath }
}
