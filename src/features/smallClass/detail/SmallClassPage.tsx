import { View } from '@tarojs/components'
import { useState } from 'react'

import type { SmallClassDetail } from '@/api/smallClass'
import { DetailHead } from '@/components/DetailHead'
import { Tag } from '@/components/Tag'
import { StickyTabs } from '@/features/shared/page/StickyTabs'
import { ProductActionBar } from '@/features/shared/product/ProductActionBar'
import { useViewer } from '@/features/shared/viewer'
import { smallClass as smallClassKind } from '@/goods/kinds/smallClass'
import type { RouteParams } from '@/routes/registry'

import { datesText, joinedText, statusOf } from '../stats'
import { texts } from '../texts'
import { Intro } from './Intro'
import styles from './page.module.scss'
import { purchaseOptionOf } from './purchaseOption'
import { Timetable } from './Timetable'

/** The words that addresses use. */
type ClassTab = NonNullable<RouteParams<'smallClassShow'>['tab']>

const tabs: { key: ClassTab; label: string }[] = [
  { key: 'intro', label: texts.tabs.intro },
  { key: 'timetable', label: texts.tabs.timetable },
]

interface SmallClassPageProps {
  detail: SmallClassDetail
  /** By default the timetable for members of the class, and the introduction for others. */
  firstTab: ClassTab | undefined
}

/** A small class: teachers, timetable, members, and how to join. */
export function SmallClassPage({ detail, firstTab }: SmallClassPageProps) {
  const { smallClass, canAttend } = detail
  const isMine = canAttend && smallClass.priceCents !== 0
  const [tab, setTab] = useState<ClassTab>(firstTab ?? (isMine ? 'timetable' : 'intro'))
  const option = purchaseOptionOf(detail, useViewer())
  return (
    <>
      <Head detail={detail} />
      <StickyTabs label={texts.tabs.label} items={tabs} value={tab} onChange={setTab}>
        {tab === 'intro' ? <Intro smallClass={smallClass} /> : <Timetable detail={detail} />}
      </StickyTabs>
      <ProductActionBar
        kind={smallClassKind}
        id={smallClass.id}
        option={option}
        share={undefined}
        originalCents={smallClass.originalCents}
        state={option.state && <View className={styles.state}>{option.state.label}</View>}
      />
    </>
  )
}

function Head({ detail: { smallClass } }: { detail: SmallClassDetail }) {
  const { title, thumb, summary, typeText, categoryName } = smallClass
  const status = statusOf(smallClass)
  return (
    <DetailHead
      title={title}
      thumb={thumb}
      stats={[[typeText, categoryName].filter(Boolean).join(' · '), joinedText(smallClass), datesText(smallClass)]}
      summary={summary}
      badge={
        status !== '' && (
          <View className={styles.badge}>
            <Tag tone='overlay'>{status}</Tag>
          </View>
        )
      }
    />
  )
}
