import type { Target } from '@/routes/codec'

/** The page of a thing, by the type that search results and the viewing history give it. */
const pages: Record<string, (id: number) => Target> = {
  vod: (id) => ({ name: 'courseShow', params: { id } }),
  video: (id) => ({ name: 'courseVideo', params: { id } }),
  live: (id) => ({ name: 'liveShow', params: { id } }),
  book: (id) => ({ name: 'bookShow', params: { id } }),
  topic: (id) => ({ name: 'topicShow', params: { id } }),
  paper: (id) => ({ name: 'examPaperShow', params: { id } }),
  mock_paper: (id) => ({ name: 'examMockShow', params: { id } }),
  practice: (id) => ({ name: 'examPracticeShow', params: { id } }),
}

/** `undefined` = this app has no page for the type. */
export const resourceTarget = (type: string, id: number): Target | undefined => pages[type]?.(id)
