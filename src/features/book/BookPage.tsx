import type { BookDetail } from '@/api/book'
import { useLearner } from '@/features/shared/learner'
import { VipEntry } from '@/features/shared/vipEntry'
import type { ShareInfo } from '@/stores/share'

import { BookDock } from './BookDock'
import { BookHead } from './BookHead'
import { type BookTab, BookTabs } from './BookTabs'
import { entitlementOf } from './entitlement'
import { texts } from './texts'
import { useLastArticle } from './useLastArticle'

interface BookPageProps {
  detail: BookDetail
  firstTab: BookTab | undefined
  share: ShareInfo | undefined
}

/** A book, for judging it before buying and for going on after. */
export function BookPage({ detail, firstTab, share }: BookPageProps) {
  const lastArticleId = useLastArticle(detail.book.id)
  const entitlement = entitlementOf(detail, useLearner(), lastArticleId)
  return (
    <>
      <BookHead detail={detail} />
      {entitlement.isVipHelping && <VipEntry>{texts.vipLead}</VipEntry>}
      <BookTabs detail={detail} firstTab={firstTab} lastArticleId={lastArticleId} />
      <BookDock book={detail.book} entitlement={entitlement} share={share} />
    </>
  )
}
