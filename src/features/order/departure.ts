/**
 * An address that the confirmation page is to leave for. The page goes first and then leaves, so that "back"
 * from the gateway meets it and not the cashier. In memory only: the address may carry the token.
 */
let next: { orderNo: string; url: string } | null = null

export const setDeparture = (orderNo: string, url: string): void => {
  next = { orderNo, url }
}

/** Single use. */
export function takeDeparture(orderNo: string): string | null {
  const url = next?.orderNo === orderNo ? next.url : null
  next = null
  return url
}
