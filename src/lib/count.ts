/** 12000 -> '12,000', for what can be spent, where each one counts */
export const formatExact = (amount: number): string =>
  String(Math.round(amount * 100) / 100).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** 9806 -> '9,806', 12000 -> '1.2 万', for crowds */
export function formatCount(count: number): string {
  if (count < 10_000) return formatExact(count)
  return `${(Math.floor(count / 1_000) / 10).toString()} 万`
}

/** '3,286 人在学', '1.2 万人在学': 万 is followed by no blank. */
export const withUnit = (count: string, unit: string): string => `${count}${count.endsWith('万') ? '' : ' '}${unit}`
