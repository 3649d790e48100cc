/**
 * Add-on LearnPaths: learning paths. See docs/backend/books-articles-paths.md#path-calls; progress and the member's
 * list are proposed and may be absent.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import {
  count,
  decode,
  decodePage,
  flag,
  int,
  list,
  maybe,
  num,
  numberMap,
  type Page,
  unlessDeleted,
  rows,
  text,
  time,
  yuan,
} from '@/lib/decode'

import { storedCall } from './answerCopies'
import { type Category, categoryWire } from './category'
import { type LearningPathStep, stepWire } from './learningPathStep'
import { pagedCall } from './pagedCall'

const root = '/addons/LearnPaths/api/v1'

export interface LearningPath {
  id: number
  name: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** Text or HTML. */
  html: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** The sum of its parts' prices; null = not given. */
  originalCents: number | null
  partCount: number
  /** 0 = not given. */
  stepCount: number
}

const pathWire = v.pipe(
  v.object({
    id: int,
    name: text,
    thumb: text,
    desc: text,
    charge: yuan,
    original_charge: yuan,
    courses_count: count,
    steps_count: count,
  }),
  v.transform((wire): LearningPath => ({
    id: wire.id,
    name: wire.name,
    thumb: wire.thumb,
    html: wire.desc,
    priceCents: wire.charge,
    originalCents: wire.original_charge,
    partCount: wire.courses_count,
    stepCount: wire.steps_count,
  })),
)

const listWire = v.object({ data: v.unknown(), steps: numberMap(list(v.unknown())) })

/** @param categoryId 0 = all; a parent includes its children */
export async function listLearningPaths(
  categoryId: number,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Page<LearningPath>> {
  const query = { page, size, category_id: categoryId }
  const wire = decode(listWire, await request({ path: `${root}/all`, method: 'GET', query, signal }))
  const paths = decodePage(pathWire, wire.data, page, size)
  const items = paths.items.map((path) => ({ ...path, stepCount: wire.steps.get(path.id)?.length ?? path.stepCount }))
  return { ...paths, items }
}

export const listLearningPathCategories = async (): Promise<Category[]> =>
  decode(rows(categoryWire), await request({ path: `${root}/categories`, method: 'GET' }))

const detailWire = v.object({
  data: pathWire,
  steps: list(stepWire),
  is_buy: flag,
  progress: maybe(num),
})

export interface LearningPathDetail {
  learningPath: LearningPath
  steps: LearningPathStep[]
  isOwned: boolean
  /** 0 to 100; null = the server does not say. */
  progressPercent: number | null
}

function readLearningPath(data: unknown): LearningPathDetail {
  const wire = decode(detailWire, data)
  return { learningPath: wire.data, steps: wire.steps, isOwned: wire.is_buy, progressPercent: wire.progress ?? null }
}

/** Opens without a network, once opened. @throws ApiError 'rejected' with code 404 */
export const learningPathCall = (id: number) =>
  storedCall(`${root}/path/${id}`, readLearningPath, ({ learningPath: { name } }) => ({
    kind: 'learningPath',
    id,
    title: name,
  }))

export const getLearningPath = (id: number, signal?: AbortSignal): Promise<LearningPathDetail> =>
  learningPathCall(id).request(signal)

export interface StudyLearningPath {
  learningPath: LearningPath
  boughtAt: Date | null
}

const studyWire = v.pipe(
  v.object({ created_at: time, path: unlessDeleted(pathWire) }),
  v.transform(({ created_at, path }): StudyLearningPath => ({ learningPath: path, boughtAt: created_at })),
)

/** Bought ones, newest first. */
export const listStudyLearningPaths = pagedCall(`${root}/member/paths`, studyWire)
