import { pathOwners } from '../../db/schema'
import { give, owns } from '../access'
import { pathBlock, pathShelf, resourcesOf, stepsOf } from '../paths'
import { CONTENT_SALE, type Goods } from './types'

/** A path gives its buyer all parts. `goodsOfPart` finds the kind of a part; parts of an unknown kind are skipped. */
export const pathGoodsWith = (goodsOfPart: (word: string) => Goods | undefined): Goods => ({
  order: '学习路径',
  shared: 'learnPath',
  addon: 'LearningPaths',
  sale: CONTENT_SALE,
  promotion: 'learnPath',
  find: pathShelf.factsOf,
  isBought: (context, member, id) => owns(context, pathOwners, member, id),
  async give(context, memberId, id, charge) {
    if (!(await give(context, pathOwners, { memberId, targetId: id, charge }))) return
    const parts = await resourcesOf(context, await stepsOf(context, [id]))
    for (const { type, otherId } of parts) await goodsOfPart(type)?.give(context, memberId, otherId, 0)
  },
  block: { sign: 'h5-learnPath-v1', items: pathBlock },
})
