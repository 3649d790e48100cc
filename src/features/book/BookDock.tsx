import { View } from '@tarojs/components'

import type { Book } from '@/api/book'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { PriceTag } from '@/components/PriceTag'
import { AddonLikeAction } from '@/features/shared/like'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { open } from '@/routes/navigate'
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
        <AddonLikeAction type='book' id={id} />
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
