import { loadDetailQuery } from '@/goods/loadDetailQuery'
import { fetchPageCode } from '@/platform/pageLoad'
import { queryClient } from '@/queries/client'
import { type Preview, previewQueries } from '@/queries/preview'
import type { RouteLocation } from '@/routes/codec'
import { canAccess } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

/** Fingers that only rested, a minute: more data than this is not asked for in vain. */
const maxInVain = 6
const minuteMs = 60_000

/** When the data of a page was asked for before it was pressed. */
let askedAtMs: number[] = []

/** The thing that a page is about. */
const idOf = ({ params }: RouteLocation): number | undefined =>
  'id' in params && typeof params.id === 'number' ? params.id : undefined

/** Puts what a link knows where the page finds it. */
export function showPreview(target: RouteLocation, preview: Preview): void {
  const id = idOf(target)
  if (id !== undefined) queryClient.setQueryData(previewQueries.of(target.name, id).queryKey, preview)
}

/**
 * Fetches the code of a page and, of a thing for sale, what the server says about it.
 * @param isSure the link has been pressed; else the finger may yet go on to scroll
 */
export async function prefetchPage(target: RouteLocation, isSure: boolean): Promise<void> {
  if (!canAccess(target.name)) return
  // The server's answer takes longer than the page's code: it is asked first.
  const asked = askDetail(target, isSure)
  fetchPageCode(routeSpec(target.name).path)
  await asked
}

async function askDetail(target: RouteLocation, isSure: boolean): Promise<void> {
  const id = idOf(target)
  if (id === undefined) return
  // What does not come is the page's to say.
  const kinds = await loadDetailQuery().catch(() => null)
  const detail = kinds?.detailQueryOf(target.name, id)
  if (!detail || (!isSure && (detail.countsReads || !hasRoom()))) return
  await queryClient.prefetchQuery(detail.query)
}

function hasRoom(): boolean {
  const nowMs = Date.now()
  askedAtMs = askedAtMs.filter((atMs) => nowMs - atMs < minuteMs)
  if (askedAtMs.length >= maxInVain) return false
  askedAtMs.push(nowMs)
  return true
}
