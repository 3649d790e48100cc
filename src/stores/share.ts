import { create } from 'zustand'

import { storageItem } from '@/platform/storage'

/** Referrer from a share link: a positive integer (docs/backend/rules.md#client-state). */
export const referrerItem = storageItem<number>('msv', (stored) =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : null,
)

/** Stores a referrer from the launch. Anything but a positive integer is ignored. */
export function saveReferrer(raw: string | undefined): void {
  if (raw && /^[1-9]\d{0,15}$/.test(raw)) referrerItem.set(Number(raw))
}

/** What sharing the page on screen shares. */
export interface ShareInfo {
  /** '' = the site's. The same holds for `desc`. */
  title: string
  desc: string
  /** Absolute URL, or ''. */
  thumb: string
  /** In-app address with `msv`, e.g. `/pages/course/show?id=7&msv=3`. */
  path: string
}

interface ShareState {
  /** Null = the site's default. */
  shareInfo: ShareInfo | null
  setShareInfo(info: ShareInfo | null): void
}

export const useShare = create<ShareState>()((set) => ({
  shareInfo: null,
  setShareInfo: (shareInfo) => set({ shareInfo }),
}))
