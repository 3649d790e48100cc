/**
 * One learning path with the member's progress in it, and the paths that a member owns
 * (docs/backend/books-articles-paths.md#path-calls).
 */
import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { type PageAsk, presented } from '../core/paging'
import { flag, orEmpty } from '../core/php'
import { absolute } from '../core/urls'
import { pathOwners } from '../db/schema'
import { ownedPage, owns } from './access'
import { goods, goodsOfPart } from './goods'
import { findPath, pathBlock, presentPath, type Resource, resourcesOf, stepsOf } from './paths'

/** By the part's row id. Parts without recorded progress have no entry. */
async function learnedIn(context: RequestContext, member: Member | null, resources: Resource[]) {
  const learned = new Map<number, boolean>()
  if (!member) return learned
  for (const { part } of goods) {
    if (!part?.learned) continue
    const own = resources.filter(({ type }) => type === part.word)
    const ids = own.map(({ otherId }) => otherId)
    const done = ids.length > 0 ? await part.learned(context, member, ids) : []
    for (const { id, otherId } of own) learned.set(id, done.includes(otherId))
  }
  return learned
}

/** Percent of the parts with recorded progress. */
function progressOf(learned: Map<number, boolean>) {
  const all = [...learned.values()]
  return all.length > 0 ? Math.round((all.filter(Boolean).length / all.length) * 100) : 0
}

async function presentResource(
  context: RequestContext,
  member: Member | null,
  resource: Resource,
  isLearned?: boolean,
) {
  const part = goodsOfPart(resource.type)?.part
  const isOpen = member ? await part?.mayUse?.(context, member, resource.otherId) : undefined
  return {
    id: resource.id,
    other_id: resource.otherId,
    type: resource.type,
    type_text: part?.text ?? resource.type,
    name: resource.name,
    thumb: absolute(context.origin, resource.thumb),
    charge: resource.charge,
    ...(isLearned !== undefined && { is_learned: flag(isLearned) }),
    ...(isOpen !== undefined && { is_buy: flag(isOpen) }),
  }
}

export async function pathDetail(context: RequestContext, member: Member | null, id: number) {
  const path = await findPath(context, id)
  const steps = await stepsOf(context, [id])
  const resources = await resourcesOf(context, steps)
  const learned = await learnedIn(context, member, resources)
  const presented: object[] = []
  for (const step of steps) {
    const parts = resources.filter(({ stepId }) => stepId === step.id)
    const courses: object[] = []
    for (const part of parts) courses.push(await presentResource(context, member, part, learned.get(part.id)))
    presented.push({
      id: step.id,
      name: step.name,
      desc: step.description,
      sort: step.sort,
      courses,
      ...(member && { learned_count: parts.filter((part) => learned.get(part.id)).length }),
    })
  }
  return {
    data: presentPath(context, path, steps, resources),
    steps: presented,
    is_buy: member !== null && (await owns(context, pathOwners, member, id)),
    ...(member && { progress: progressOf(learned) }),
  }
}

export async function myPaths(context: RequestContext, member: Member, ask: PageAsk) {
  const page = await ownedPage(context, pathOwners, member, ask)
  const ids = page.rows.map(({ targetId }) => targetId)
  const live = await pathBlock(context, ids)
  return presented(page, ({ targetId, charge, createdAt }) => ({
    id: targetId,
    path_id: targetId,
    charge,
    created_at: localDT(createdAt),
    path: orEmpty(live.find((path) => path.id === targetId)),
  }))
}
