/** Add-on TemplateOne: browsing history. Contract `community.md` 4.1. */
import { request } from '@/http/request'

export interface HistoryRecord {
  type: 'vod' | 'video' | 'live' | 'book' | 'topic'
  id: number
  title: string
}

export const createHistoryRecord = async ({ type, id, title }: HistoryRecord): Promise<void> =>
  void (await request({
    path: '/addons/templateOne/api/v1/history/record',
    body: { type, id, title },
    isBackground: true,
  }))
