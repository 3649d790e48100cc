import { Text, View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'

import type { Answer, AttemptQuestion, Part } from '@/api/question'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { TextLink } from '@/components/TextLink'
import type { PictureList } from '@/features/shared/pictures'
import { RichText } from '@/features/shared/richText'
import { watchOverflow } from '@/platform/overflow'
import { hasNativeBars } from '@/platform/shell'

import { type Change, Fields } from './Fields'
import styles from './view.module.scss'
import { TextSizeButton } from './TextSizeButton'
import { texts } from './texts'

interface QuestionViewProps {
  /** Position on the sheet, from 1. */
  number: number
  question: AttemptQuestion
  answers: ReadonlyMap<string, Answer>
  /** Absent = the attempt is over. */
  onAnswer?: (address: string, change: Change) => void
  /** For essays that take pictures. */
  picturesOf?: (address: string) => PictureList
  /** Below the fields of one answer. */
  noteOf?: (address: string) => ReactNode
  /** What the server has disclosed: the key, or the key and the marks. */
  disclosed?: 'key' | 'marks'
  /** Height of the sticky bars below the navigation bar. */
  barPx?: number
  /** Beside the title. */
  aside?: ReactNode
}

/** One question with all of its parts. The stem of a compound question stays in view above them. */
export function QuestionView(props: QuestionViewProps) {
  const { number, question, answers, onAnswer, picturesOf, noteOf, disclosed, barPx = 0, aside } = props
  const { typeName, score, sharedStem, parts, explanation, won } = question
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.questionTitle} role='heading' aria-level='2'>
          {texts.question.title(number, typeName, score)}
        </View>
        <View className={styles.tools}>
          <TextSizeButton />
          {aside}
        </View>
      </View>
      {sharedStem !== null && <SharedStem html={sharedStem} barPx={barPx} />}
      {parts.map((part, index) => (
        <View key={part.address} className={styles.part}>
          {sharedStem !== null && (
            <View className={styles.partTitle} role='heading' aria-level='3'>
              {texts.question.part(index + 1, part.question.typeName, part.question.score)}
            </View>
          )}
          <RichText html={part.question.stem} />
          <Fields
            label={texts.question.options(number, sharedStem === null ? null : index + 1)}
            question={part.question}
            answer={answers.get(part.address) ?? null}
            onAnswer={onAnswer && ((change) => onAnswer(part.address, change))}
            pictures={picturesOf && (() => picturesOf(part.address))}
          />
          {noteOf?.(part.address)}
          {disclosed && <PartResult part={part} disclosed={disclosed} />}
        </View>
      ))}
      {disclosed === 'marks' && sharedStem !== null && <View className={styles.won}>{texts.result.won(won)}</View>}
      {disclosed && explanation !== '' && <Explanation html={explanation} isOpenAtFirst={disclosed === 'key'} />}
    </View>
  )
}

/** A scrolling region must be reachable by keyboard, and `View` has no such property. */
const scrollable = { tabindex: '0' }

/** A higher bar means very large text. Then nothing else stays in view, or no room is left for answers. */
const maxBarPx = 100

/** Below the bars; WeChat draws its own navigation bar. */
const stuckAt = (barPx: number) =>
  barPx > maxBarPx
    ? { position: 'static' as const }
    : { top: hasNativeBars ? `${barPx}px` : `calc(var(--nav-height) + env(safe-area-inset-top) + ${barPx}px)` }

const stemId = 'shared-stem'
/** As in view.module.scss, for a phone held upright. */
const maxScreenShare = 0.2

/** The stem of a compound question. It stays in view while its parts scroll, unless the learner folds it. */
function SharedStem({ html, barPx }: { html: string; barPx: number }) {
  const [isOpen, setOpen] = useState(true)
  const [isLong, setLong] = useState(false)
  const { shared, sharedHint, fold, unfold } = texts.question
  useEffect(() => (isOpen ? watchOverflow(stemId, maxScreenShare, setLong) : undefined), [isOpen, html])
  return (
    <View className={styles.sticky} style={stuckAt(barPx)}>
      <View className={styles.shared}>
        <Pressable className={styles.sharedHead} isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <View className={styles.sharedName}>
            <Text>{shared}</Text>
            {isOpen && isLong && <Text className={styles.sharedHint}>{sharedHint}</Text>}
          </View>
          <View className={styles.fold}>
            {isOpen ? fold : unfold}
            <Icon name={isOpen ? 'up' : 'down'} size={16} />
          </View>
        </Pressable>
        <View
          className={styles.sharedBody}
          // Only hidden, so that a recording plays on and keeps its place.
          style={isOpen ? undefined : { display: 'none' }}
          role='region'
          aria-label={shared}
          {...scrollable}
        >
          <View id={stemId}>
            <RichText html={html} />
          </View>
        </View>
      </View>
    </View>
  )
}

const judged = (isTrue: boolean) => (isTrue ? texts.question.yes : texts.question.no)

/** The right and the given answer in words; null = there are none. */
function answersOf({ question, answer }: Part): { right: string; mine: string } | null {
  if (question.type === 'judge' && question.right !== null)
    return { right: judged(question.right), mine: answer?.type === 'judge' ? judged(answer.isTrue) : texts.result.none }
  if ((question.type !== 'single' && question.type !== 'multiple') || question.right === null) return null
  const chosen = answer?.type === 'single' ? [answer.key] : answer?.type === 'multiple' ? answer.keys : []
  const letters = (keys: readonly string[]) =>
    question.options
      .filter(({ key }) => keys.includes(key))
      .map(({ letter }) => letter)
      .join('、')
  return { right: letters(question.right), mine: letters(chosen) || texts.result.none }
}

function PartResult({ part, disclosed }: { part: Part; disclosed: 'key' | 'marks' }) {
  const answers = answersOf(part)
  const { explanation, type } = part.question
  return (
    <View className={styles.result}>
      {disclosed === 'marks' && (
        <View className={styles.won}>{part.verdict === null ? texts.result.unmarked : texts.result.won(part.won)}</View>
      )}
      {answers && <View>{texts.result.right(answers.right)}</View>}
      {answers && part.verdict !== 'right' && <View>{texts.result.mine(answers.mine)}</View>}
      {explanation !== '' && <Explanation html={explanation} isOpenAtFirst={disclosed === 'key' || type === 'essay'} />}
    </View>
  )
}

function Explanation({ html, isOpenAtFirst }: { html: string; isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <View>
      <TextLink tone='brand' onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.result.fold : texts.result.unfold}
      </TextLink>
      {isOpen && <RichText html={html} />}
    </View>
  )
}
