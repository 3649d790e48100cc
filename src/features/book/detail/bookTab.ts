import { createWantedTab } from '@/features/shared/page/StickyTabs/wantedTab'
import { goBackOrReplace } from '@/routes/navigate'

export type BookTab = 'intro' | 'outline' | 'comments'

export const bookTab = createWantedTab<BookTab>()

/** To the page behind, if that is the book's. */
export function toOutline(bookId: number): void {
  bookTab.want(bookId, 'outline')
  goBackOrReplace({ name: 'bookShow', params: { id: bookId } })
}
