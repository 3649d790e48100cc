/**
 * Add-on LearnPaths: learning paths. Contract `content.md` 4; progress and the member's list are proposed there,
 * articles as parts and `is_buy` of a part are ours: all of it may be absent.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import {
  decode,
  decodePage,
  flag,
  int,
  lenientList,
  list,
  num,
  numberMap,
  orNull,
  type Page,
  text,
  time,
  yuan,
} from '@/lib/decode'

const root = '/addons/LearnPaths/api/v1'

export interface Path {
  id: number
  name: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** Text or HTML. */
  html: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** What its parts cost one by one; null = not said. */
  originalCents: number | null
  partCount: number
  /** 0 = not said. */
  stepCount: number
}

const pathShape = v.object({
  id: int,
  name: text,
  thumb: text,
  desc: text,
  charge: yuan,
  original_charge: yuan,
  courses_count: v.fallback(int, 0),
  steps_count: v.fallback(int, 0),
})

const pathOf = (wire: v.InferOutput<typeof pathShape>): Path => ({
  id: wire.id,
  name: wire.name,
  thumb: wire.thumb,
  html: wire.desc,
  priceCents: wire.charge,
  originalCents: wire.original_charge,
  partCount: wire.courses_count,
  stepCount: wire.steps_count,
})

const pathWire = v.pipe(pathShape, v.transform(pathOf))

const listWire = v.object({ data: v.unknown(), steps: numberMap(list(v.unknown())) })

/** @param categoryId 0 = all; a parent includes its children */
export async function listPaths(
  categoryId: number,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Page<Path>> {
  const query = { page, size, category_id: categoryId }
  const wire = decode(listWire, await request({ path: `${root}/all`, method: 'GET', query, signal }))
  const paths = decodePage(pathWire, wire.data, page, size)
  const items = paths.items.map((path) => ({ ...path, stepCount: wire.steps.get(path.id)?.length ?? path.stepCount }))
  return { ...paths, items }
}

export interface PathCategory {
  id: number
  name: string
  children: { id: number; name: string }[]
}

const categoryWire = v.object({ id: int, name: text, children: list(v.object({ id: int, name: text })) })

export const listPathCategories = async (): Promise<PathCategory[]> =>
  decode(lenientList(categoryWire), await request({ path: `${root}/categories`, method: 'GET' }))

/** A part of a step: something that lives elsewhere. */
export interface PathPart {
  id: number
  /** `course`, `live`, `book`, `topic`, `paper_paper`, `paper_mock`, `paper_practice`; unknown ones are possible. */
  type: string
  /** Its type in words. */
  typeName: string
  /** Id of the real thing. */
  goodsId: number
  title: string
  thumb: string
  priceCents: number | null
  /** Null = the server does not say. */
  isLearned: boolean | null
  isOwned: boolean | null
}

/** Null = not said. */
const toldFlag = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (value === null ? null : value === true || Number(value) === 1)),
)

const partWire = v.pipe(
  v.object({
    id: int,
    type: text,
    type_text: text,
    other_id: int,
    name: text,
    thumb: text,
    charge: yuan,
    is_learned: toldFlag,
    is_buy: toldFlag,
  }),
  v.transform((wire): PathPart => ({
    id: wire.id,
    type: wire.type,
    typeName: wire.type_text,
    goodsId: wire.other_id,
    title: wire.name,
    thumb: wire.thumb,
    priceCents: wire.charge,
    isLearned: wire.is_learned,
    isOwned: wire.is_buy,
  })),
)

export interface PathStep {
  id: number
  name: string
  desc: string
  parts: PathPart[]
}

const stepWire = v.pipe(
  v.object({ id: int, name: text, desc: text, courses: lenientList(partWire) }),
  v.transform(({ id, name, desc, courses }): PathStep => ({ id, name, desc, parts: courses })),
)

const detailWire = v.object({
  data: pathWire,
  steps: lenientList(stepWire),
  is_buy: flag,
  progress: v.optional(v.nullable(num)),
})

export interface PathDetail {
  path: Path
  /** In their order. */
  steps: PathStep[]
  isOwned: boolean
  /** 0 to 100; null = the server does not say. */
  progressPercent: number | null
}

/** @throws ApiError 'rejected' with code 404 */
export async function getPath(id: number, signal?: AbortSignal): Promise<PathDetail> {
  const wire = decode(detailWire, await request({ path: `${root}/path/${id}`, method: 'GET', signal }))
  return { path: wire.data, steps: wire.steps, isOwned: wire.is_buy, progressPercent: wire.progress ?? null }
}

export interface StudyPath {
  path: Path
  boughtAt: Date | null
}

/** A deleted path comes as `[]`: the row is unreadable on purpose and left out of the page. */
const studyWire = v.pipe(
  v.object({ created_at: time, path: v.nonNullable(orNull(pathShape)) }),
  v.transform(({ created_at, path }): StudyPath => ({ path: pathOf(path), boughtAt: created_at })),
)

/** Bought ones, newest first. */
export async function listStudyPaths(page: number, size: number, signal?: AbortSignal): Promise<Page<StudyPath>> {
  const data = await request({ path: `${root}/member/paths`, method: 'GET', query: { page, size }, signal })
  return decodePage(studyWire, data, page, size)
}
