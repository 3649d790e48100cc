/**
 * Add-on LearnPaths: steps and their parts. See docs/backend/books-articles-paths.md#path-calls. Articles as parts and
 * `is_buy` of a part are ours: they may be absent.
 */
import * as v from 'valibot'

import { int, list, text, yuan } from '@/lib/decode'

/** A part of a step: a thing of another kind. */
export interface LearningPathPart {
  id: number
  /** `course`, `live`, `book`, `topic`, `paper_paper`, `paper_mock`, `paper_practice`; unknown ones are possible. */
  type: string
  typeName: string
  /** Id of the thing itself. */
  goodsId: number
  title: string
  thumb: string
  priceCents: number | null
  /** Null = the server does not say. */
  isLearned: boolean | null
  isOwned: boolean | null
}

/** Null = not given. */
const optionalFlag = v.pipe(
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
    is_learned: optionalFlag,
    is_buy: optionalFlag,
  }),
  v.transform((wire): LearningPathPart => ({
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

export interface LearningPathStep {
  id: number
  name: string
  desc: string
  parts: LearningPathPart[]
}

export const stepWire = v.pipe(
  v.object({ id: int, name: text, desc: text, courses: list(partWire) }),
  v.transform(({ id, name, desc, courses }): LearningPathStep => ({ id, name, desc, parts: courses })),
)
