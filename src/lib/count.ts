/** 9806 -> '9,806', 12000 -> '1.2 万' */
export function formatCount(count: number): string {
  if (count < 10_000) return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${(Math.floor(count / 1_000) / 10).toString()} 万`
}

/** '3,286 人在学', '1.2 万人在学': 万 is followed by no blank. */
export const withUnit = (count: string, unit: string): string => `${count}${count.endsWith('万') ? '' : ' '}${unit}`
