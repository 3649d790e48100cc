import { View } from '@tarojs/components'
import { useEffect } from 'react'

import type { Category } from '@/api/category'
import type { QuestionDraft } from '@/api/qa'
import { Chips } from '@/components/Chips'
import { FieldError } from '@/components/FieldError'
import { TextField } from '@/components/TextField'
import { qaTextMaxLength, questionTitleMaxLength } from '@/config/limits'
import type { FieldRules } from '@/features/shared/form/useForm'
import { PicturesField } from '@/features/shared/pictures'
import { useMember } from '@/features/shared/session/useMember'
import { isEmpty } from '@/lib/isEmpty'
import { isDigits } from '@/lib/validators'
import { type Mutation, mutationFor } from '@/queries/mutation'
import { qaMutations } from '@/queries/qa'
import { goBackOrReplace, replaceWith } from '@/routes/navigate'

import { texts as qaTexts } from '../texts'
import type { Draft } from './drafts'
import styles from './form.module.scss'
import { FormFrame } from './FormFrame'
import { Counter, LongField } from './LongField'
import { textRules } from './rules'
import { useWriting } from './useWriting'

const texts = qaTexts.form

interface QuestionFormProps<R> {
  draftKey: string
  fresh: Draft
  categories: Category[]
  /** Points available for a reward; undefined = no rewards here. */
  points: number | undefined
  /** Says who will read it. */
  note?: string
  submitLabel: string
  submit: Mutation<Draft, R>
  done: string
  next: (answer: R) => void
  onDiscard: () => void
}

const draftOf = ({ title, text, ...draft }: Draft): QuestionDraft => ({
  title: title.trim(),
  text: text.trim(),
  categoryId: draft.categoryId,
  images: draft.images,
})

interface AskFormProps {
  categories: Category[]
  hasReward: boolean
  /** Where the learner was when asking. The question begins with this text. */
  about: string | undefined
  from: string | undefined
  fresh: Draft
  onDiscard: () => void
}

/** The form for a new question. It leads to the question; "back" returns to where the learner was. */
export function AskForm({ categories, hasReward, about, from, fresh, onDiscard }: AskFormProps) {
  const { user, refresh } = useMember()
  useEffect(() => void refresh(), [refresh])
  return (
    <QuestionForm
      // One draft per lesson, so that it does not turn up in another.
      draftKey={`create:${from ?? about ?? ''}`}
      fresh={fresh}
      categories={categories}
      points={hasReward ? (user?.points ?? 0) : undefined}
      note={from !== undefined || about !== undefined ? texts.readers : undefined}
      submitLabel={texts.publish}
      submit={mutationFor(qaMutations.ask, (draft: Draft) => ({
        draft: draftOf(draft),
        reward: hasReward ? Number(draft.reward.trim()) : 0,
      }))}
      done={texts.published}
      next={(id) => replaceWith('qaShow', { id, from })}
      onDiscard={onDiscard}
    />
  )
}

interface EditFormProps {
  id: number
  categories: Category[]
  fresh: Draft
  onDiscard: () => void
}

/** The form to change one's own question. The reward cannot be changed. */
export function EditForm({ id, categories, fresh, onDiscard }: EditFormProps) {
  return (
    <QuestionForm
      draftKey={`edit:${id}`}
      fresh={fresh}
      categories={categories}
      points={undefined}
      submitLabel={texts.save}
      submit={mutationFor(qaMutations.edit, (draft: Draft) => ({ id, draft: draftOf(draft) }))}
      done={texts.saved}
      next={() => goBackOrReplace({ name: 'qaShow', params: { id } })}
      onDiscard={onDiscard}
    />
  )
}

const rulesFor = (points: number | undefined): FieldRules<Draft> => ({
  categoryId: [(id) => (id === 0 ? texts.category.empty : undefined)],
  title: textRules(texts.title, questionTitleMaxLength),
  text: textRules(texts.content, qaTextMaxLength),
  reward: [
    (reward) => (isEmpty(reward) || isDigits(reward.trim()) ? undefined : texts.reward.bad),
    (reward) => (points !== undefined && Number(reward) > points ? texts.reward.tooMuch : undefined),
  ],
})

function QuestionForm<R>({ categories, points, note, submitLabel, ...options }: QuestionFormProps<R>) {
  const writing = useWriting({ ...options, rules: rulesFor(points) })
  const { form, pictures } = writing
  const { categoryId, title, text } = form.values
  return (
    <FormFrame
      writing={writing}
      submitLabel={submitLabel}
      isIncomplete={categoryId === 0 || isEmpty(title) || isEmpty(text)}
    >
      {note && <View className={styles.hint}>{note}</View>}
      <View className={styles.part}>
        <View className={styles.label}>{texts.category.label}</View>
        {categories.length === 0 ? (
          <View className={styles.hint}>{texts.category.none}</View>
        ) : (
          <View className={styles.categories}>
            <Chips
              label={texts.category.label}
              items={categories.map(({ id, name }) => ({ key: id, label: name }))}
              value={categoryId}
              onChange={(id) => form.set('categoryId', id)}
            />
          </View>
        )}
        {form.errors.categoryId && <FieldError text={form.errors.categoryId} />}
      </View>
      <View className={styles.part}>
        <View className={styles.label}>{texts.title.label}</View>
        <TextField
          {...form.field('title')}
          label={texts.title.label}
          placeholder={texts.title.placeholder}
          maxLength={4 * questionTitleMaxLength}
        />
        <Counter text={title} maxLength={questionTitleMaxLength} />
      </View>
      <LongField
        {...form.field('text')}
        label={texts.content.label}
        placeholder={texts.content.placeholder}
        maxLength={qaTextMaxLength}
      />
      <PicturesField list={pictures} />
      {points !== undefined && (
        <View className={styles.part}>
          <TextField
            {...form.field('reward')}
            label={texts.reward.label}
            placeholder={texts.reward.placeholder}
            lead={texts.reward.label}
            type='digits'
            maxLength={9}
          />
          <View className={styles.hint}>{texts.reward.balance(points)}</View>
        </View>
      )}
    </FormFrame>
  )
}
