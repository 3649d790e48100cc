import { deviceInfo } from './systemInfo'

/** WeChat on a computer neither scans nor reaches a calendar. Mini-program only. */
export const isComputer = (): boolean => ['windows', 'mac'].includes(deviceInfo().platform)
