/** One code for every fate that a promo code can have. */
export interface PromoCodeSeed {
  code: string
  about: string
  discountYuan: number
  inviterRewardYuan?: number
  /** Index into `members`; absent = the academy's own code. */
  owner?: number
  /** 0 = no limit. */
  maxUses: number
  uses?: number
  /** Days from the seed moment; absent = never expires. */
  expiresInDays?: number
}

export const promoCodes: PromoCodeSeed[] = [
  { code: 'ZT2026', about: '可用，减 20 元', discountYuan: 20, maxUses: 0, expiresInDays: 365 },
  { code: 'ZTFREE', about: '可用，抵扣全部金额', discountYuan: 9999, maxUses: 0 },
  { code: 'ZT2020', about: '已过期', discountYuan: 30, maxUses: 0, expiresInDays: -30 },
  { code: 'ZTFULL', about: '已被领完', discountYuan: 50, maxUses: 10, uses: 10 },
  { code: 'ZTMINE01', about: '林小满自己的码，本人不可用', discountYuan: 10, maxUses: 0, owner: 0 },
  {
    code: 'U200008863',
    about: '周知行的邀请码，减 5 元',
    discountYuan: 5,
    inviterRewardYuan: 5,
    maxUses: 0,
    owner: 1,
  },
]
