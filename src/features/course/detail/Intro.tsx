import { View } from '@tarojs/components'

import type { Course } from '@/api/course'
import { StateView } from '@/components/StateView'
import { RichText } from '@/features/shared/richText'
import { payAdapter } from '@/platform/pay'
import { useAppConfig } from '@/stores/appConfig'

import styles from './course.module.scss'
import { texts } from '../texts'

/** The introduction. Buyers also see the operator's conditions. */
export function Intro({ course, canLearn }: { course: Course; canLearn: boolean }) {
  const purchaseNotice = useAppConfig(({ config }) => config?.purchaseNotice ?? '')
  const hasNotice = purchaseNotice !== '' && !canLearn && payAdapter.canSell
  return (
    <View className={styles.intro}>
      {course.html === '' ? <StateView kind='empty' {...texts.intro.empty} /> : <RichText html={course.html} />}
      {hasNotice && (
        <View className={styles.notice}>
          <View className={styles.noticeTitle} role='heading' aria-level='3'>
            {texts.intro.notice}
          </View>
          <RichText html={purchaseNotice} />
        </View>
      )}
    </View>
  )
}
