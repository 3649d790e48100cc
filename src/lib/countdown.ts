import { two } from './time'

const daySec = 86_400

/** '2天03时04分05秒', '03时04分05秒', '04分05秒' */
export function formatLeft(sec: number): string {
  const days = Math.floor(sec / daySec)
  const hours = Math.floor((sec % daySec) / 3600)
  const minutes = Math.floor((sec % 3600) / 60)
  const short = `${two(minutes)}分${two(sec % 60)}秒`
  if (days > 0) return `${days}天${two(hours)}时${short}`
  return hours > 0 ? `${two(hours)}时${short}` : short
}

/** '2 天 3 小时', '3 小时 4 分', '4 分钟', '不到 1 分钟': for lists, where nothing ticks. */
export function formatLeftRoughly(sec: number): string {
  const days = Math.floor(sec / daySec)
  const hours = Math.floor((sec % daySec) / 3600)
  const minutes = Math.floor((sec % 3600) / 60)
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return minutes > 0 ? `${hours} 小时 ${minutes} 分` : `${hours} 小时`
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟'
}
