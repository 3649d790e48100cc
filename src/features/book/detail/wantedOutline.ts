import { create } from 'zustand'

import { goBackOrReplace } from '@/routes/navigate'

/** The book whose contents are wanted; its page may be open behind. */
export const useWantedOutline = create<{ bookId: number } | null>(() => null)

export function toOutline(bookId: number): void {
  useWantedOutline.setState({ bookId }, true)
  goBackOrReplace({ name: 'bookShow', params: { id: bookId } })
}
