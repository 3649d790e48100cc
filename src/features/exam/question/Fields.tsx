import { Image, Textarea, View } from '@tarojs/components'
import { useMemo } from 'react'

import type { Answer, Blank, Option, Question } from '@/api/question'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { RadioGroup } from '@/components/RadioRow'
import { TextField } from '@/components/TextField'
import { useTyped } from '@/components/useTyped'
import { toast } from '@/features/shared/dialog'
import { type PictureList, PicturesField } from '@/features/shared/pictures'
import { RichText } from '@/features/shared/richText'
import { picturesOf, readRichText } from '@/lib/html'
import { previewImages } from '@/platform/preview'
import { sidewaysProps } from '@/platform/sideways'

import { withBlank, withText, withToggled } from '../engine/answers'
import styles from './fields.module.scss'
import { texts } from './texts'

/** Computes from the current answer, because two quick taps may come before the next render. */
export type Change = (before: Answer | null) => Answer

interface FieldsProps {
  /** Name of the group of options, read aloud. */
  label: string
  question: Question
  answer: Answer | null
  /** Absent = the attempt is over. The right answer shows where it is known. */
  onAnswer?: (change: Change) => void
  /** For the essay that is being answered; absent = it takes only text. */
  pictures?: () => PictureList
}

/** The fields to answer one question, or to see the answer again. */
export function Fields({ label, question, answer, onAnswer, pictures }: FieldsProps) {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <Choices {...{ label, question, answer, onAnswer }} />
    case 'judge':
      return <Judge {...{ label, question, answer, onAnswer }} />
    case 'blanks':
      return <Blanks {...{ question, answer, onAnswer }} />
    case 'essay':
      return <Essay {...{ answer, onAnswer, pictures }} />
    case 'unknown':
      return <View className={styles.note}>{texts.question.unsupported}</View>
  }
}

const zoom = (urls: string[], url: string): void =>
  void previewImages(urls, url).catch(() => toast(texts.question.zoomFailed, 'error'))

/** Enlarges the pictures of an option. A press on the option itself chooses it. */
function ZoomButton({ html }: { html: string }) {
  const urls = useMemo(() => picturesOf(readRichText(html).blocks), [html])
  const [first] = urls
  if (first === undefined) return null
  return <IconButton icon='fullscreen' size={20} label={texts.question.zoom} onClick={() => zoom(urls, first)} />
}

interface RowProps {
  role: 'radio' | 'checkbox'
  letter?: string
  html: string
  isChosen: boolean
  /** Null = unknown. */
  isRight: boolean | null
  /** Right, but not chosen while others were. */
  isMissed?: boolean
  onChoose?: () => void
}

const nothing = () => undefined

function Row({ role, letter, html, isChosen, isRight, isMissed, onChoose = nothing }: RowProps) {
  const isWrong = isChosen && isRight === false
  const className = cx(
    styles.option,
    isChosen && styles.chosen,
    isRight && styles.right,
    isMissed && styles.missed,
    isWrong && styles.wrong,
  )
  return (
    <View className={styles.row}>
      <Pressable
        className={className}
        role={role}
        isChecked={isChosen}
        isDisabled={onChoose === nothing}
        onClick={onChoose}
      >
        {letter !== undefined && (
          <View className={cx(styles.letter, role === 'checkbox' && styles.square)}>{letter}</View>
        )}
        <View className={styles.optionText}>
          <RichText html={html} isInert />
        </View>
        {isMissed && <View className={styles.missedWord}>{texts.result.missed}</View>}
        {isRight === true && !isMissed && <Icon name='check' size={20} className={styles.sign} />}
        {isWrong && <Icon name='close' size={20} className={styles.sign} />}
      </Pressable>
      <ZoomButton html={html} />
    </View>
  )
}

type Choice = Extract<Question, { type: 'single' | 'multiple' }>

interface ChoicesProps extends FieldsProps {
  question: Choice
}

function Choices({ label, question, answer, onAnswer }: ChoicesProps) {
  const isSingle = question.type === 'single'
  const isChosen = (key: string) =>
    answer?.type === 'multiple' ? answer.keys.includes(key) : answer?.type === 'single' && answer.key === key
  const choose = ({ key }: Option) =>
    onAnswer?.((before) => (isSingle ? { type: 'single', key } : withToggled(before, key)))
  if (question.options.length === 0) return <View className={styles.note}>{texts.question.noOptions}</View>
  const shownKeys = onAnswer ? null : question.right
  const hasChosen = question.options.some(({ key }) => isChosen(key))
  const rows = question.options.map((option) => (
    <Row
      key={option.key}
      role={isSingle ? 'radio' : 'checkbox'}
      letter={option.letter}
      html={option.html}
      isChosen={isChosen(option.key)}
      isRight={shownKeys && shownKeys.includes(option.key)}
      isMissed={!isSingle && hasChosen && shownKeys?.includes(option.key) && !isChosen(option.key)}
      onChoose={onAnswer && (() => choose(option))}
    />
  ))
  if (isSingle) return <RadioGroup label={label}>{rows}</RadioGroup>
  return (
    <View role='group' aria-label={label}>
      {rows}
    </View>
  )
}

function Judge({
  label,
  question,
  answer,
  onAnswer,
}: FieldsProps & { question: Extract<Question, { type: 'judge' }> }) {
  return (
    <RadioGroup label={label}>
      {[true, false].map((isTrue) => (
        <Row
          key={String(isTrue)}
          role='radio'
          html={isTrue ? texts.question.yes : texts.question.no}
          isChosen={answer?.type === 'judge' && answer.isTrue === isTrue}
          isRight={onAnswer || question.right === null ? null : question.right === isTrue}
          onChoose={onAnswer && (() => onAnswer(() => ({ type: 'judge', isTrue })))}
        />
      ))}
    </RadioGroup>
  )
}

/** Higher than any server's limit, so the field never cuts what was typed. */
const fieldLimit = 10_000

interface BlanksProps extends Omit<FieldsProps, 'label'> {
  question: Extract<Question, { type: 'blanks' }>
}

function Blanks({ question, answer, onAnswer }: BlanksProps) {
  const typed = answer?.type === 'blanks' ? answer.texts : []
  if (question.blanks.length === 0) return <View className={styles.note}>{texts.question.noBlanks}</View>
  return (
    <>
      {question.blanks.map((blank, index) => (
        <View key={index} className={styles.blank} {...(onAnswer && sidewaysProps)}>
          {onAnswer ? (
            <TextField
              label={texts.question.blank(index + 1, blank.score)}
              lead={texts.question.blank(index + 1, blank.score)}
              placeholder={texts.question.placeholder}
              value={typed[index] ?? ''}
              maxLength={fieldLimit}
              onInput={(text) => onAnswer((before) => withBlank(question, before, index, text))}
            />
          ) : (
            <>
              <View className={styles.essayTitle}>{texts.question.blank(index + 1, blank.score)}</View>
              <View className={styles.written}>{typed[index] || texts.result.none}</View>
            </>
          )}
          {!onAnswer && <BlankResult blank={blank} typed={typed[index] ?? ''} />}
        </View>
      ))}
    </>
  )
}

function BlankResult({ blank: { right }, typed }: { blank: Blank; typed: string }) {
  if (right === null) return null
  const isRight = right.trim() === typed.trim()
  return (
    <View className={cx(styles.blankResult, isRight ? styles.rightText : styles.wrongText)}>
      <Icon name={isRight ? 'check' : 'close'} size={16} />
      {texts.result.right(right)}
    </View>
  )
}

function Essay({ answer, onAnswer, pictures }: Pick<FieldsProps, 'answer' | 'onAnswer' | 'pictures'>) {
  const essay = answer?.type === 'essay' ? answer : { text: '', images: [] }
  const typed = useTyped(essay.text, (text) => onAnswer?.((before) => withText(before, text)))
  const nativeProps = useMemo(() => ({ 'aria-label': texts.question.mine }), [])
  return (
    <View className={styles.essay}>
      <View className={styles.essayTitle}>{texts.question.mine}</View>
      {onAnswer ? (
        <View {...sidewaysProps}>
          <Textarea
            className={styles.textarea}
            value={essay.text}
            placeholder={texts.question.placeholder}
            placeholderClass={styles.placeholder}
            maxlength={fieldLimit}
            cursorSpacing={120}
            nativeProps={nativeProps}
            onInput={typed.onInput}
            onFocus={typed.onFocus}
            onBlur={typed.onLeave}
          />
        </View>
      ) : (
        <View className={styles.written}>{essay.text || texts.result.none}</View>
      )}
      {onAnswer && pictures ? (
        <View className={styles.essayPictures}>
          <PicturesField list={pictures()} />
        </View>
      ) : (
        <Pictures urls={essay.images} />
      )}
    </View>
  )
}

/** Photographed answers. A press enlarges one. */
function Pictures({ urls }: { urls: string[] }) {
  if (urls.length === 0) return null
  return (
    <View className={styles.pictures}>
      {urls.map((url, index) => (
        <Pressable key={url} label={texts.question.picture(index + 1)} onClick={() => zoom(urls, url)}>
          <Image className={styles.picture} src={url} mode='aspectFill' />
        </Pressable>
      ))}
    </View>
  )
}
