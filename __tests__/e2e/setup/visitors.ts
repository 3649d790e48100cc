import type { Academy } from './academy'
import { courseOf } from './catalogue'
import { type Orders, type Viewer, type Visit } from './pages'

const learner = '13800000001'

/** The visitors of the pages in `visits`, and their orders. */
export interface Visitors {
  orders: Orders
  /** The phone's storage for this visit. */
  keptBy: (visit: Visit) => Record<string, unknown>
}

/** Prepares the academy for `visits`. */
export async function prepareVisitors(academy: Academy): Promise<Visitors> {
  const order = async (slug: string) => {
    const body = { course_id: courseOf(slug).id }
    return (await academy.call<{ order_id: string }>(learner, '/api/v2/order/course', body)).order_id
  }
  const orders = {
    unpaid: await order('statistics'),
    paid: await order('accounting'),
    byHand: await order('speaking'),
  }
  await academy.control(`orders/${orders.paid}/status`, { status: 9 })
  const tokens: Record<Exclude<Viewer, 'visitor'>, string> = {
    member: await academy.login(learner),
    withoutMobile: await academy.login('200000004'),
    newcomer: await academy.loginBySms('13700000001'),
  }
  const now = await academy.now()
  const keptBy = ({ who = 'member', kept }: Visit) => ({
    ...(who === 'visitor' ? {} : { token: tokens[who] }),
    ...(typeof kept === 'function' ? kept(now) : kept),
  })
  return { orders, keptBy }
}

/** In-app address of a visit to the page at this path. */
export const addressOf = (path: string, { query = '' }: Visit, orders: Orders): string =>
  `${path}${typeof query === 'string' ? query : query(orders)}`
