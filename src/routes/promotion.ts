import type { ParamCodec } from './params'

/** The promotion in which a thing is bought. */
export type Promotion =
  | { kind: 'flashSale'; reservationId: number }
  /** `groupId` 0 = opens a group. */
  | { kind: 'groupBuy'; activityId: number; groupId: number }

/** `ms-12` is a reservation, `tg-5-0` an activity and a group. */
const form = /^(?:ms-([1-9]\d{0,15})|tg-([1-9]\d{0,15})-(0|[1-9]\d{0,15}))$/

function read(text: string): Promotion | undefined {
  const [, reservationId, activityId, groupId] = form.exec(text) ?? []
  if (reservationId) return { kind: 'flashSale', reservationId: Number(reservationId) }
  if (activityId) return { kind: 'groupBuy', activityId: Number(activityId), groupId: Number(groupId) }
  return undefined
}

export const formatPromotion = (value: Promotion): string =>
  value.kind === 'flashSale' ? `ms-${value.reservationId}` : `tg-${value.activityId}-${value.groupId}`

/** Absent = none. An unreadable one is an error, because it must not become a purchase at the full price. */
export const promotion: ParamCodec<Promotion | undefined> = {
  parse(raw) {
    if (raw === undefined) return { value: undefined }
    const value = read(raw)
    return value && { value }
  },
  format: (value) => value && formatPromotion(value),
}
