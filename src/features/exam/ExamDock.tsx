import { Text, View } from '@tarojs/components'

import type { ExamKind } from '@/api/exam'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Dock } from '@/components/Dock'
import { Icon } from '@/components/Icon'
import { PriceTag } from '@/components/PriceTag'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { open } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import type { Conditions, Entitlement } from './entitlement'
import styles from './dock.module.scss'

interface ExamDockProps {
  kind: ExamKind
  exam: Conditions
  entitlement: Entitlement
  share: ShareInfo | undefined
}

/** Price, share, and the way in, or how it stands where there is nothing to press. */
export function ExamDock({ kind, exam: { id }, entitlement, share }: ExamDockProps) {
  const { offer, state, priceCents } = entitlement
  const act = () => {
    if (offer?.action === 'buy') open('order', { type: kind, id })
    if (offer?.action === 'course') open('courseShow', { id: offer.courseId })
  }
  return (
    <Dock>
      {state && (
        <View className={cx(styles.state, state.isOpen && styles.open)} role='status'>
          <Icon name={state.isOpen ? 'done' : 'lock'} size={20} />
          <Text>{state.label}</Text>
        </View>
      )}
      {priceCents !== undefined && <PriceTag priceCents={priceCents} size='l' />}
      <View className={styles.actions}>{share && <ShareAction info={share} hasCaption />}</View>
      {offer && (
        <View className={styles.offer}>
          <Button isBlock onClick={act} id='exam-offer'>
            {offer.label}
          </Button>
        </View>
      )}
    </Dock>
  )
}
