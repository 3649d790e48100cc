import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { examResource } from '@/api/snapshot'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { Tag } from '@/components/Tag'
import type { PrimaryAction, PurchaseOption } from '@/features/shared/product/purchaseOption'
import { ProductActionBar } from '@/features/shared/product/ProductActionBar'
import { useViewer } from '@/features/shared/viewer'
import { SnapshotEntry } from '@/features/shared/snapshot/SnapshotEntry'
import { VipEntry } from '@/features/shared/product/VipEntry'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import type { ExamKindRow } from '../kinds'
import { type Conditions, purchaseOptionOf, entryOption } from './purchaseOption'
import type { ExamStat } from './stats'
import styles from './page.module.scss'
import { Section } from './Section'
import { texts } from '../texts'
import { runningOf, type Startable } from './startable'
import { useEntry } from './useEntry'

interface ExamPageProps {
  examKind: ExamKindRow
  exam: Conditions
  stats: ExamStat[]
  /** Absent = this kind is not shared. */
  share?: ShareInfo
  /** Absent = this kind is not taken as a whole. */
  startable?: Startable
  /** The button of a kind that is not taken as a whole; absent = none. */
  entry?: PrimaryAction
  /** Sections of this kind only. */
  children: ReactNode
}

/** Nothing to buy and no state beside the button. */
const goingOn: PurchaseOption = { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }

/** The page of a paper, mock paper or practice. */
export function ExamPage({ examKind, exam, stats, share, startable, entry, children }: ExamPageProps) {
  const viewer = useViewer()
  const { kind, texts: own } = examKind
  const action = useEntry(startable) ?? entry
  // Whoever is in it may go on, also without another attempt or after the right has ended.
  const option = runningOf(startable) ? goingOn : purchaseOptionOf(exam, viewer, own)
  const offered = action ? { ...option, primaryAction: action } : option
  const { canSell } = payAdapter
  const resource = examResource(kind.type, exam.id)
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <View className={styles.tags}>
          <Tag tone='brand' size='m'>
            {own.name}
          </Tag>
          {exam.isVipFree && canSell && (
            <Tag tone='vip' size='m'>
              {texts.vipFree}
            </Tag>
          )}
        </View>
        <View className={styles.title} role='heading' aria-level='2'>
          {exam.title}
        </View>
        <Stats stats={stats} />
      </View>
      {option.canUnlockWithVip && <VipEntry>{own.vipLead}</VipEntry>}
      <Terms exam={exam} canSell={canSell} />
      {children}
      {resource && <SnapshotEntry resource={resource} />}
      <ProductActionBar
        kind={kind}
        id={exam.id}
        option={offered}
        share={share}
        state={option.state && <State {...option.state} />}
      />
    </View>
  )
}

/** Shown instead of a button when there is nothing to press. */
function State({ label, isOpen }: { label: string; isOpen: boolean }) {
  return (
    <View className={cx(styles.state, isOpen && styles.open)} role='status'>
      <Icon name={isOpen ? 'done' : 'lock'} size={20} className={styles.stateIcon} />
      <Text>{label}</Text>
    </View>
  )
}

function Stats({ stats }: { stats: ExamStat[] }) {
  return (
    <View className={styles.stats}>
      {stats.map(({ label, value, unit }) => (
        <View key={label} className={styles.stat}>
          <View className={styles.amount}>
            <View className={styles.value}>{value}</View>
            <View className={styles.unit}>{unit}</View>
          </View>
          <View className={styles.label}>{label}</View>
        </View>
      ))}
    </View>
  )
}

/** Who may enter, how often, and which courses include it. */
function Terms({ exam, canSell }: { exam: Conditions; canSell: boolean }) {
  const { attemptsLeft, requiredCourses = [] } = exam
  const way = entryOption(exam, canSell)
  if (way === undefined && attemptsLeft === undefined && requiredCourses.length === 0) return null
  return (
    <>
      <Section title={texts.terms.title}>
        {way && <ListRow label={texts.terms.way} value={way} />}
        {attemptsLeft !== undefined && (
          <ListRow
            label={texts.terms.attempts}
            value={attemptsLeft === null ? texts.terms.unlimited : texts.terms.left(attemptsLeft)}
          />
        )}
      </Section>
      {requiredCourses.length > 0 && (
        <Section title={texts.courses}>
          {requiredCourses.map(({ id, title }) => (
            <ListRow key={id} icon='course' label={title} onClick={() => navigateTo('courseShow', { id })} />
          ))}
        </Section>
      )}
    </>
  )
}
