import * as referral from '@/api/referral'
import * as account from '@/api/referralAccount'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
}

/** The calls about bringing friends. */
export function referralTests({ mark, login }: Context): void {
  test('what bringing friends has earned, and having it paid out', async () => {
    await login('13800000001')
    const before = await mark('referralAccount.getReferralAccount', account.getReferralAccount())
    expect(before).toEqual({ inviteCount: 3, balanceCents: 2_550 })
    expect(await mark('referralAccount.getReferralRules', account.getReferralRules())).toContain('邀请余额')
    const goods = await mark('referralAccount.listReferralGoods', account.listReferralGoods(1, 10))
    expect(goods.items[0]).toMatchObject({ type: 'vod', rewardCents: 1_500, title: expect.any(String) })
    const { type = '', goodsId = 0 } = goods.items[0] ?? {}
    expect(await mark('referral.getReward', referral.getReward(type, goodsId))).toBe(1_500)
    expect(await referral.getReward(type, 9_999)).toBe(0)
    const invitees = await mark('referralAccount.listInvitees', account.listInvitees(1, 10))
    expect(invitees.items[0]).toMatchObject({ mobile: expect.stringMatching(/^\*{6}\d{5}$/) })

    const draft = { account: 'a@b.c', name: '林小满', amountCents: 1_050 }
    await mark('referralAccount.createWithdrawal', account.createWithdrawal(draft))
    expect((await account.getReferralAccount()).balanceCents).toBe(1_500)
    const records = await mark('referralAccount.listReferralRecords', account.listReferralRecords(1, 10))
    expect(records.items[0]).toMatchObject({ amountCents: -1_050, remark: '提现', createdAt: expect.any(Date) })
    const asked = await mark('referralAccount.listWithdrawals', account.listWithdrawals(1, 10))
    expect(asked.items.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'refused', 'done'])
    await expect(account.createWithdrawal({ ...draft, amountCents: 1_501 })).rejects.toMatchObject({
      kind: 'rejected',
      message: '邀请余额不足',
    })
  })
}
