import { loadDetailQuery } from '@/goods/loadDetailQuery'
import { fetchPageCode } from '@/platform/pageLoad'
import { queryClient } from '@/queries/client'
import { type Preview, previewQueries } from '@/queries/preview'
import type { RouteLocation } from '@/routes/codec'
import { canAccess } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'

/** The most fetches a minute that no press has followed. */
const maxInVain = 6
const minuteMs = 60_000

/** When data was fetched before a press. */
let prefetchedAtMs: number[] = []

const idOf = ({ params }: RouteLocation): number | undefined =>
  'id' in params && typeof params.id === 'number' ? params.id : undefined

/** Stores what a link knows for the page that it leads to. */
export function showPreview(target: RouteLocation, preview: Preview): void {
  const id = idOf(target)
  if (id !== undefined) queryClient.setQueryData(previewQueries.of(target.name, id).queryKey, preview)
}

/**
 * Fetches a page's code and, for a thing for sale, its data.
 * @param isSure the link was pressed; otherwise the finger may still scroll
 */
export async function prefetchPage(target: RouteLocation, isSure: boolean): Promise<void> {
  if (!canAccess(target.name)) return
  // The server's answer takes longer than the page's code, so it is asked first.
  const fetching = prefetchDetail(target, isSure)
  // If it fails, the router fetches it again and reports that.
  fetchPageCode(routeSpec(target.name).path).catch(() => undefined)
  await fetching
}

async function prefetchDetail(target: RouteLocation, isSure: boolean): Promise<void> {
  const id = idOf(target)
  if (id === undefined) return
  // If this fails, the page reports it.
  const code = await loadDetailQuery().catch(() => null)
  const detail = code?.detailQueryOf(target.name, id)
  if (!detail || (!isSure && (detail.countsReads || !hasRoom()))) return
  await queryClient.prefetchQuery(detail.query)
}

function hasRoom(): boolean {
  const nowMs = Date.now()
  prefetchedAtMs = prefetchedAtMs.filter((atMs) => nowMs - atMs < minuteMs)
  if (prefetchedAtMs.length >= maxInVain) return false
  prefetchedAtMs.push(nowMs)
  return true
}
