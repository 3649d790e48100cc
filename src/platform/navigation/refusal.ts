import { toastMs } from '@/config/limits'
import { connection } from '@/platform/connection'
import { toaster } from '@/platform/toast'

/** WeChat refuses a page, whose package cannot be fetched for example, and stays where it is without a word. */
export const tellRefused = (): void =>
  toaster.show(connection.isOnline() ? '没有打开，请再试一次' : '网络不可用，请检查网络后重试', toastMs)
