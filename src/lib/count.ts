/** 9806 -> '9,806', 12000 -> '1.2 万' */
export function formatCount(count: number): string {
  if (count < 10_000) return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${(Math.floor(count / 1_000) / 10).toString()} 万`
}
