/** Days of a calendar as text, without a time zone: a month is '2024-05', a day '2024-05-01'. */

/** '2024-05' and -1 -> '2024-04'. */
export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The month in weeks from Monday to Sunday; null = a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const length = Math.ceil((before + count) / 7)
  const dayAt = (place: number) => {
    const day = place - before + 1
    return day < 1 || day > count ? null : `${month}-${String(day).padStart(2, '0')}`
  }
  return Array.from({ length }, (_, week) => Array.from({ length: 7 }, (_day, place) => dayAt(week * 7 + place)))
}
