/** Core: membership plans. See docs/backend/members.md#membership. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, int, list, rows, text, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

export interface Plan {
  id: number
  name: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: Cents | null
  days: number
  /** One line each. */
  benefits: string[]
}

const planWire = v.pipe(
  v.object({ id: int, name: text, charge: yuan, expire_days: int, desc_rows: list(text) }),
  v.transform((wire): Plan => ({
    id: wire.id,
    name: wire.name,
    priceCents: wire.charge,
    days: wire.expire_days,
    benefits: wire.desc_rows.map((row) => row.trim()).filter(Boolean),
  })),
)

/** In the operator's order. */
export const listPlans = async (signal?: AbortSignal): Promise<Plan[]> =>
  decode(rows(planWire), await request({ path: '/api/v2/roles', method: 'GET', signal }))

/** @throws ApiError 'rejected' with code 404 for an unknown or hidden plan */
export const getPlan = async (id: number, signal?: AbortSignal): Promise<Plan> =>
  decode(planWire, await request({ path: `/api/v2/role/${id}`, method: 'GET', signal }))
