import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { saveOffline, offlineArticle } from '@/stores/offlineArticles'
import { serverClock } from '@/lib/serverClock'
import { bookQueries } from '@/queries/book'
import { studyQueries } from '@/queries/study'

/** One article. A copy on the device shows at once, even without a network; the server is always asked, too. */
export function useArticle(articleId: number) {
  const client = useQueryClient()
  const query = useQuery({
    ...bookQueries.reading(articleId),
    initialData: () => offlineArticle(articleId),
    initialDataUpdatedAt: 0,
  })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (!data || dataUpdatedAt === 0) return
    saveOffline(data)
    if (!data.canRead) return
    // The server has noted this read, so the last read article need not be asked for.
    const read = { articleId: data.article.id, readAt: new Date(serverClock.now()) }
    client.setQueryData(bookQueries.lastRead(data.book.id).queryKey, read)
    void client.invalidateQueries({ queryKey: studyQueries.all() })
  }, [client, data, dataUpdatedAt])
  return query
}
