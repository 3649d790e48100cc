import type { PromotionSeed } from '../../sandbox/seed/promotions'

type FlashSeed = PromotionSeed['flashSales'][number]
type GroupSeed = PromotionSeed['groupSales'][number]

const flash = (thing: string, more: Partial<FlashSeed> = {}): FlashSeed => ({
  ...{ thing, yuan: 10, num: 3, taken: 0, startsInDays: -1, endsInDays: 1, paid: {}, cancelled: {} },
  ...more,
})

const group = (thing: string, more: Partial<GroupSeed> = {}): GroupSeed => ({
  ...{ thing, yuan: 20, people: 2, startsInDays: -1, endsInDays: 5, groups: [] },
  ...more,
})

/** Ids follow the order. */
export const promotions: PromotionSeed = {
  flashSales: [
    flash('course/loose'),
    flash('course/extra', { num: 1 }),
    flash('live/vip', { startsInDays: 1, endsInDays: 2 }),
    flash('book/vip', { num: 2, taken: 2 }),
    flash('course/chapters', { startsInDays: -9, endsInDays: -8, paid: { xiaoman: 8.5 }, cancelled: { nanfeng: 8.5 } }),
    flash('learnPath/mixed'),
  ],
  groupSales: [
    group('course/loose', {
      groups: [
        { members: ['nanfeng'], hoursLeft: 20, isDecoy: false },
        { members: [], isDecoy: true, hoursLeft: 10 },
        { members: ['doujiang'], hoursLeft: 0.1, isDecoy: false },
        { members: ['qingning', 'beian'], hoursLeft: 5, isDecoy: false },
        { members: ['xiaolu'], hoursLeft: -5, isDecoy: false },
      ],
    }),
    group('live/vip', { people: 3 }),
    group('book/vip', { startsInDays: 1 }),
    group('course/extra', { startsInDays: -9, endsInDays: -1 }),
  ],
}
