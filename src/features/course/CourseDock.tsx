import { View } from '@tarojs/components'

import type { CourseDetail } from '@/api/course'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { PriceTag } from '@/components/PriceTag'
import { LikeAction } from '@/features/shared/like'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { open } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import styles from './course.module.scss'
import type { Entitlement } from './entitlement'
import { openLesson } from './openLesson'

interface CourseDockProps {
  detail: CourseDetail
  entitlement: Entitlement
  share: ShareInfo | undefined
}

/** Price, collect, share, and the one button, whose words come from what the learner may do. */
export function CourseDock({ detail: { course, isLiked }, entitlement, share }: CourseDockProps) {
  const { offer, priceCents } = entitlement
  const act = () => {
    if (offer?.action === 'learn') openLesson({ id: offer.lessonId, courseId: course.id })
    if (offer?.action === 'buy') open('order', { type: 'course', id: course.id })
  }
  return (
    <Dock>
      {priceCents !== undefined && <PriceTag priceCents={priceCents} size='l' />}
      <View className={styles.actions}>
        <LikeAction kind='course' id={course.id} isLiked={isLiked} hasCaption />
        <ShareAction info={share} hasCaption />
      </View>
      {offer && (
        <View className={styles.offer}>
          <Button isBlock isDisabled={offer.action === 'none'} onClick={act} id='course-offer'>
            {offer.label}
          </Button>
        </View>
      )}
    </Dock>
  )
}
