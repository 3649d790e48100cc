const units = ['KB', 'MB', 'GB'] as const

/** 204800 -> '200 KB', 1572864 -> '1.5 MB', 300 -> '不到 1 KB', 0 -> '' (unknown). */
export function formatBytes(bytes: number): string {
  if (bytes <= 0) return ''
  let value = bytes / 1024
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  if (unit === 0 && value < 1) return '不到 1 KB'
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${units[unit]}`
}
