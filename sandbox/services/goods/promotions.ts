/** Orders of flash sales and group buying. They sell things of another kind, and that kind delivers them. */
import type { Member, RequestContext } from '../../core/context'
import { refuse } from '../../core/envelope'
import { findReservation, findSale, LOST, PAID, setReservation, WON } from '../promotions/flashSales'
import { checkJoin, giveUpSeat, otherUnpaid, paySeat, takeSeat } from '../promotions/groupBuys'
import { CONTENT_SALE, type Goods } from './types'

type GoodsOf = (word: string) => Goods | undefined

interface Sale {
  goodsType: string
  goodsId: number
  title: string
  thumb: string
  charge: number
}

/** @throws Refusal when the member owns the thing already */
async function factsOf(context: RequestContext, goodsOf: GoodsOf, member: Member, id: number, sale: Sale) {
  if (await goodsOf(sale.goodsType)?.isBought?.(context, member, sale.goodsId)) throw refuse('请勿重复购买')
  return { id, name: sale.title, thumb: sale.thumb, charge: sale.charge }
}

/** Ids name reservations. A late payment may find that the piece went back and belongs to somebody else. */
export const flashGoodsWith = (goodsOf: GoodsOf): Goods => ({
  order: '秒杀',
  addon: 'MiaoSha',
  shared: 'ms',
  sharedId: async (context, id) => (await findReservation(context, id)).saleId,
  sale: CONTENT_SALE,
  async find(context, id, { member }) {
    const { saleId, memberId, status } = await findReservation(context, id)
    if (memberId !== member.id || status === LOST) throw refuse('秒杀资格已失效')
    if (status !== WON) throw refuse('请勿重复购买')
    return factsOf(context, goodsOf, member, id, await findSale(context, saleId))
  },
  async give(context, memberId, id, charge) {
    const { saleId, status } = await findReservation(context, id)
    if (status === LOST) return 'tooLate'
    const { goodsType, goodsId } = await findSale(context, saleId)
    await setReservation(context, id, PAID)
    return goodsOf(goodsType)?.give(context, memberId, goodsId, charge)
  },
})

/** Ids name activities; the call's body names the group. */
export const groupGoodsWith = (goodsOf: GoodsOf): Goods => ({
  order: '课程团购',
  addon: 'TuanGou',
  shared: 'tg',
  sale: CONTENT_SALE,
  find: async (context, id, { member, body }) =>
    factsOf(context, goodsOf, member, id, await checkJoin(context, member, id, body)),
  replaced: (context, member, id) => otherUnpaid(context, member.id, id),
  ordered: takeSeat,
  cancelled: (context, { orderNo }) => giveUpSeat(context, orderNo),
  async give(context, _memberId, _id, charge, orderNo = '') {
    const made = await paySeat(context, orderNo)
    if (made) await giveToAll(context, goodsOf, made, charge)
  },
})

/** Gives the thing to every member of a complete group. */
export async function giveToAll(
  context: RequestContext,
  goodsOf: GoodsOf,
  { sale, memberIds }: { sale: Sale; memberIds: number[] },
  charge: number,
) {
  for (const memberId of memberIds) await goodsOf(sale.goodsType)?.give(context, memberId, sale.goodsId, charge)
}
