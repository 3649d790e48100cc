let isUnderWay = false

/** At a logout the next page opens first. While it does, nothing is called with the token that is about to end. */
export const leaving = {
  isUnderWay: (): boolean => isUnderWay,
  async during(leave: () => Promise<void>): Promise<void> {
    isUnderWay = true
    await leave().finally(() => (isUnderWay = false))
  },
}
