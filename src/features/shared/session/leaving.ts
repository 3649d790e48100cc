let isUnderWay = false

/** The page that a logout leads to opens before it: nothing is asked with a token that is about to go. */
export const leaving = {
  isUnderWay: (): boolean => isUnderWay,
  async during(leave: () => Promise<void>): Promise<void> {
    isUnderWay = true
    await leave().finally(() => (isUnderWay = false))
  },
}
