import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { ExamKind } from '@/api/exam'
import { ListRow } from '@/components/ListRow'
import { Tag } from '@/components/Tag'
import { useLearner } from '@/features/shared/learner'
import { VipEntry } from '@/features/shared/vipEntry'
import { payAdapter } from '@/platform/pay'
import { open } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import { type Conditions, entitlementOf, wayIn } from './entitlement'
import { ExamDock } from './ExamDock'
import type { Fact } from './facts'
import { examKinds } from './kinds'
import styles from './page.module.scss'
import { Section } from './Section'
import { texts } from './texts'

interface ExamPageProps {
  kind: ExamKind
  exam: Conditions
  facts: Fact[]
  /** Absent: this kind is not shared. */
  share?: ShareInfo
  /** What only this kind has. */
  children: ReactNode
}

/** The page of a paper, mock paper or practice: what it is, its numbers, who may enter, the way in. */
export function ExamPage({ kind, exam, facts, share, children }: ExamPageProps) {
  const learner = useLearner()
  const entitlement = entitlementOf(exam, learner, kind)
  const { words } = examKinds[kind]
  const canSell = payAdapter.policy !== 'hidden'
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <View className={styles.tags}>
          <Tag tone='brand' size='m'>
            {words.name}
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
        <Facts facts={facts} />
      </View>
      {entitlement.isVipHelping && <VipEntry>{words.vipLead}</VipEntry>}
      <Terms exam={exam} canSell={canSell} />
      {children}
      <ExamDock kind={kind} exam={exam} entitlement={entitlement} share={share} />
    </View>
  )
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <View className={styles.facts}>
      {facts.map(({ label, value, unit }) => (
        <View key={label} className={styles.fact}>
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

/** Who may enter, how often, and which courses open the door. */
function Terms({ exam, canSell }: { exam: Conditions; canSell: boolean }) {
  const { attemptsLeft, requiredCourses = [] } = exam
  const way = wayIn(exam, canSell)
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
            <ListRow key={id} icon='course' label={title} onClick={() => open('courseShow', { id })} />
          ))}
        </Section>
      )}
    </>
  )
}
