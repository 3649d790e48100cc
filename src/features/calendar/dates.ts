import type { FlashSaleOrder } from '@/api/flashSale'
import type { GroupBuyOrder } from '@/api/groupBuy'
import type { Member } from '@/api/member'
import type { Appointment } from '@/lib/calendarFile'
import { formatDate } from '@/lib/time'
import { kindOf } from '@/goods/kinds'
import { appointmentEnd } from '@/features/shared/reminder/appointmentEnd'
import { attemptLocation } from '@/features/shared/runningExams/attemptLocation'
import type { LiveDate, RunningAttempt } from '@/queries/calendar'
import type { RouteLocation } from '@/routes/codec'
import { goodsTypeOf } from '@/routes/goods'

import { texts } from './texts'

/** Something that begins or ends at a time. */
export interface DatedThing {
  key: string
  sort: keyof typeof texts.sorts
  title: string
  at: Date
  /** How long what begins goes on; absent or 0 = unknown. */
  plannedSec?: number
  /** True: it ends at that time. False: it begins. */
  isEnd: boolean
  /** It is going on now, whatever its planned time. */
  isOn: boolean
  isOver: boolean
  location: RouteLocation
}

export function liveDates(found: readonly LiveDate[]): DatedThing[] {
  return found.map(({ courseId, courseTitle, lesson }) => ({
    key: `live-${courseId}-${lesson.id}`,
    sort: 'live',
    title: [courseTitle, lesson.title].filter(Boolean).join('：'),
    at: lesson.startsAt,
    plannedSec: lesson.plannedSec,
    isEnd: false,
    isOn: lesson.state === 'onAir',
    isOver: lesson.state === 'over',
    location: { name: 'liveVideo', params: { id: lesson.id, course: courseId } },
  }))
}

const ending = (thing: Pick<DatedThing, 'key' | 'sort' | 'title' | 'at' | 'location'>): DatedThing => ({
  ...thing,
  isEnd: true,
  isOn: false,
  isOver: false,
})

export const runningDates = (found: readonly RunningAttempt[]): DatedThing[] =>
  found.map(({ kind, examId, recordId, title, endsAt }) =>
    ending({
      key: `${kind}-${recordId}`,
      sort: 'exam',
      title,
      at: endsAt,
      location: attemptLocation(kind, examId, recordId),
    }),
  )

/** Groups that I have paid for and that are still incomplete. */
export const groupDates = (orders: readonly GroupBuyOrder[]): DatedThing[] =>
  orders.flatMap(({ state, goods, saleId, group }) =>
    state === 'paid' && goods && saleId !== null && group?.state === 'open' && group.closesAt
      ? ending({
          key: `group-${group.id}`,
          sort: 'group',
          title: goods.title,
          at: group.closesAt,
          location: { name: 'groupQueue', params: { id: saleId, gid: group.id } },
        })
      : [],
  )

/** Items that I have won and not yet paid for. */
export const flashSaleDates = (orders: readonly FlashSaleOrder[]): DatedThing[] =>
  orders.flatMap(({ id, state, goods, reservedUntil }) => {
    const type = goods && goodsTypeOf(goods.type)
    if (state !== 'won' || !goods || !type || !reservedUntil) return []
    const location = kindOf(type).detailLocation(goods.id)
    return ending({ key: `flashSale-${id}`, sort: 'flashSale', title: goods.title, at: reservedUntil, location })
  })

export const membershipDates = (user: Member | null): DatedThing[] =>
  user?.vip?.expiresAt
    ? [
        ending({
          key: 'membership',
          sort: 'membership',
          title: user.vip.name,
          at: user.vip.expiresAt,
          location: { name: 'membership', params: {} },
        }),
      ]
    : []

const minuteMs = 60_000
/** Length of the appointment before an end. */
const endMs = 15 * minuteMs

const alarmMinutes = { live: 15, exam: 5, group: 60, flashSale: 5, membership: 24 * 60 } as const

/** @param linkOf the address of a page, for the description in the phone's calendar */
export function appointmentOf(thing: DatedThing, linkOf: (location: RouteLocation) => string): Appointment {
  const { sort, title, at, plannedSec, isEnd, location } = thing
  return {
    title: isEnd ? texts.ends(title, texts.sorts[sort].end) : title,
    note: texts.sorts[sort].note,
    url: linkOf(location),
    startsAt: isEnd ? new Date(at.getTime() - endMs) : at,
    endsAt: isEnd ? at : appointmentEnd(at, plannedSec),
    alarmMinutes: alarmMinutes[sort],
  }
}

/** The day to list it under. What is going on belongs to today. */
export const dayOf = ({ at, isOn }: DatedThing, today: string): string => (isOn ? today : formatDate(at))

/** A reminder still makes sense. */
export const isUpcoming = ({ at, isOn, isOver }: DatedThing, nowMs: number): boolean =>
  !isOn && !isOver && at.getTime() > nowMs

/** By time. Entries of one time keep their order. */
export const inOrder = (things: readonly DatedThing[]): DatedThing[] =>
  [...things].sort((one, other) => one.at.getTime() - other.at.getTime())

/** From today, by day. Today is always included. */
export function upcomingDays(things: readonly DatedThing[], today: string): { day: string; things: DatedThing[] }[] {
  const byDay = new Map<string, DatedThing[]>([[today, []]])
  for (const thing of inOrder(things)) {
    const day = dayOf(thing, today)
    if (day >= today) byDay.set(day, [...(byDay.get(day) ?? []), thing])
  }
  return [...byDay].map(([day, its]) => ({ day, things: its }))
}
