import type { PathPart } from '@/api/path'
import type { Switch } from '@/config/addons'
import { examPlaces } from '@/features/shared/myExams/places'
import type { Target } from '@/routes/codec'

interface PartPage {
  /** Absent = part of every academy. */
  switch?: Switch
  target: (id: number) => Target
}

/** Page of each sort of part that this app can open. */
const pages = new Map<string, PartPage>([
  ['course', { target: (id) => ({ name: 'courseShow', params: { id } }) }],
  ['live', { switch: 'live', target: (id) => ({ name: 'liveShow', params: { id } }) }],
  ['book', { switch: 'book', target: (id) => ({ name: 'bookShow', params: { id } }) }],
  ['topic', { switch: 'topic', target: (id) => ({ name: 'topicShow', params: { id } }) }],
  ['paper_paper', { switch: 'paper', target: examPlaces.paper.show }],
  ['paper_mock', { switch: 'mockPaper', target: examPlaces.mockPaper.show }],
  ['paper_practice', { switch: 'practice', target: examPlaces.practice.show }],
])

/** Where a part opens; `undefined` = it has no page here, or its feature is off. */
export function targetOf({ type, goodsId }: PathPart, isOn: (name: Switch) => boolean): Target | undefined {
  const page = pages.get(type)
  if (!page || (page.switch && !isOn(page.switch))) return undefined
  return page.target(goodsId)
}
