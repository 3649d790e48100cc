/** The backend's answer for `wx.requestPayment` (docs/backend/orders.md#mini-program-payment). */
export interface MiniPayment {
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}

export interface PayAdapter {
  /** The payments to ask the server for; null = this end has a single way of its own (mini-program). */
  readonly scene: 'h5' | 'wechat' | null
  /** False where the platform forbids selling (mini-program on iOS): no price, no word of buying, no hint. */
  readonly canSell: boolean
  /** Leaves for a payment page, which comes back by its `s_url`. No-op in the mini-program. */
  leaveFor(url: string): void
  /** Address of an in-app page for `s_url` / `f_url`; '' in the mini-program. */
  returnUrl(path: string): string
  /**
   * Opens WeChat's pay sheet. H5 always answers 'failed'.
   * 'paid' is WeChat's word, not the server's: ask the server before showing success.
   */
  requestPayment(payment: MiniPayment): Promise<'paid' | 'cancelled' | 'failed'>
}
