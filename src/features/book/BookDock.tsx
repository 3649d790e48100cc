import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { Book } from '@/api/book'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { PriceTag } from '@/components/PriceTag'
import { LikeAction } from '@/features/shared/like'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { likeQueries } from '@/queries/like'
import { open } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import type { ShareInfo } from '@/stores/share'

import styles from './book.module.scss'
import type { Entitlement } from './entitlement'

interface BookDockProps {
  book: Book
  entitlement: Entitlement
  share: ShareInfo | undefined
}

/** Price, collect, share, and the one button, whose words come from what the learner may do. */
export function BookDock({ book: { id }, entitlement, share }: BookDockProps) {
  const { offer, priceCents } = entitlement
  const act = () => {
    if (offer?.action === 'read') open('bookRead', { id: offer.articleId })
    if (offer?.action === 'buy') open('order', { type: 'book', id })
  }
  return (
    <Dock>
      {priceCents !== undefined && <PriceTag priceCents={priceCents} size='l' />}
      <View className={styles.actions}>
        <Like bookId={id} />
        <ShareAction info={share} hasCaption />
      </View>
      {offer && (
        <View className={styles.offer}>
          <Button isBlock isDisabled={offer.action === 'none'} onClick={act} id='book-offer'>
            {offer.label}
          </Button>
        </View>
      )}
    </Dock>
  )
}

/** An add-on keeps the collection; without it there is none. */
function Like({ bookId }: { bookId: number }) {
  const isLogin = useSession((session) => session.isLogin)
  const isOn = useSwitch('template') === true && isLogin
  const { data } = useQuery({ ...likeQueries.status({ type: 'book', id: bookId }), enabled: isOn })
  if (!isOn) return null
  return <LikeAction kind='book' id={bookId} isLiked={data ?? false} hasCaption />
}
