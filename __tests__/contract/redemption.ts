import type { CaptchaAnswer } from '@/api/captcha'
import * as redemption from '@/api/redemption'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  readCaptcha: () => Promise<CaptchaAnswer>
}

/** The calls about codes that open things. */
export function redemptionTests({ mark, login, readCaptcha }: Context): void {
  test('a code: looked up, redeemed, used up, in the records', async () => {
    await login('13900000009')
    const look = async () => redemption.getCodeContents('ZTGIFT2026', await readCaptcha())
    const contents = await mark('redemption.getCodeContents', look())
    expect(contents.name).toBe('开学礼包')
    expect(contents.items.map(({ sign, isOwned }) => `${sign} ${isOwned}`)).toEqual([
      'vod false',
      'vod false',
      'live false',
      'book false',
      'paper false',
      'mock_paper false',
      'vip false',
    ])
    await mark('redemption.redeemCode', redemption.redeemCode('ZTGIFT2026', await readCaptcha()))
    await expect(look()).rejects.toMatchObject({ kind: 'rejected', message: '兑换码已使用' })
    const { items } = await mark('redemption.listRedemptionRecords', redemption.listRedemptionRecords(1, 10))
    expect(items[0]).toMatchObject({ code: 'ZTGIFT2026', name: '开学礼包', usedAt: expect.any(Date) })
    expect(items[0]?.items).toHaveLength(7)
  })
}
