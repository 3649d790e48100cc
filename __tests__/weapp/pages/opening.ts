import { type RouteName, routeSpec } from '../../../src/routes/registry'
import { type Academy, type App, launch } from '../harness'
import { hasFailed, isOpen } from '../harness/wx/network'
import { type Orders, type PageEntry, pages } from './table'

const maxSetDataBytes = 128 * 1024

export async function ordersOf(academy: Academy, token: string): Promise<Orders> {
  const { data } = await academy.ask<{ data: { order_id: string; continue_pay: boolean }[] }>(
    '/api/v2/member/orders?page=1&page_size=20',
    { token },
  )
  const numberOf = (isOpen: boolean) => data.find((order) => order.continue_pay === isOpen)?.order_id ?? ''
  return { paid: numberOf(false), unpaid: numberOf(true) }
}

export function entryOf(name: RouteName): PageEntry {
  const entry: PageEntry | undefined = pages[name]
  if (!entry) throw new Error(`pages/table.ts has no line for ${name}`)
  return entry
}

interface Opening {
  academy: Academy
  stored?: Map<string, string>
  orders?: Orders
}

/** Opens the page as a share card or a scan does: as the first page of a new start. */
export function openCold(name: RouteName, { academy, stored, orders = { paid: '1', unpaid: '1' } }: Opening): App {
  const { query = '' } = entryOf(name)
  const params = typeof query === 'string' ? query : query(orders)
  return launch({ sandboxUrl: academy.url, stored: new Map(stored), url: `/${routeSpec(name).path}?${params}` })
}

export const pathOf = (app: App): string => app.page.url.split('?')[0] ?? ''

/** Waits until all calls have ended. Expects that none failed, and that no `setData` was too large. */
export async function expectSound(app: App, name: RouteName): Promise<void> {
  await app.page.until(() => !app.requests().some(isOpen), 'the end of all calls')
  const { probe } = entryOf(name)
  const failed = app.requests().filter((sent) => hasFailed(sent) && sent.call !== probe)
  expect(failed.map(({ call, status, answer }) => ({ call, status, answer }))).toEqual([])
  expect(app.largestSetData().bytes).toBeLessThan(maxSetDataBytes)
}
