import { Text, View } from '@tarojs/components'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { QuestionDraft } from '@/api/qa'
import { Chips } from '@/components/Chips'
import { FieldError } from '@/components/FieldError'
import { SkeletonLine } from '@/components/Skeleton'
import { TextField } from '@/components/TextField'
import { TextLink } from '@/components/TextLink'
import { qaTextMaxLength, questionTitleMaxLength } from '@/config/limits'
import type { FieldRules } from '@/features/shared/form/useForm'
import { QueryView } from '@/features/shared/page'
import { PicturesField } from '@/features/shared/pictures'
import { useMember } from '@/features/shared/session/useMember'
import { isEmpty } from '@/lib/isEmpty'
import { isDigits } from '@/lib/validators'
import { type Mutation, mutationFor } from '@/queries/mutation'
import { qaMutations, qaQueries } from '@/queries/qa'
import { goBackOrReplace, replaceWith } from '@/routes/navigate'

import { texts as qaTexts } from '../texts'
import type { Draft } from './drafts'
import styles from './form.module.scss'
import { FormFrame } from './FormFrame'
import { Counter, LongField } from './LongField'
import { textRules } from './rules'
import { useWriting } from './useWriting'

const texts = qaTexts.form

interface Reward {
  /** Whether the operator allows rewards. */
  rule: UseQueryResult<boolean>
  /** Available for one; undefined = not known yet. */
  points: number | undefined
  /** Asks for the points again; undefined = they were not refused. */
  retry: (() => void) | undefined
}

interface QuestionFormProps<R> {
  draftKey: string
  fresh: Draft
  /** Absent = no rewards here. */
  reward?: Reward
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
  /** Where the learner was when asking. The question begins with this text. */
  about: string | undefined
  from: string | undefined
  fresh: Draft
  onDiscard: () => void
}

/** The form for a new question. It leads to the question; "back" returns to where the learner was. */
export function AskForm({ about, from, fresh, onDiscard }: AskFormProps) {
  const { user, error, refresh } = useMember()
  useEffect(() => void refresh(), [refresh])
  const rule = useQuery(qaQueries.rewardRule())
  // One draft per lesson, so that it does not turn up in another.
  const place = from ?? about ?? ''
  return (
    <QuestionForm
      draftKey={`create:${place}`}
      fresh={fresh}
      reward={{ rule, points: user?.points, retry: error ? () => void refresh() : undefined }}
      note={from !== undefined || about !== undefined ? texts.readers : undefined}
      submitLabel={texts.publish}
      submit={mutationFor(qaMutations.ask, (draft: Draft) => ({
        place,
        draft: draftOf(draft),
        reward: rule.data ? Number(draft.reward.trim()) : 0,
      }))}
      done={texts.published}
      next={(id) => replaceWith('qaShow', { id, from })}
      onDiscard={onDiscard}
    />
  )
}

interface EditFormProps {
  id: number
  fresh: Draft
  onDiscard: () => void
}

/** The form to change one's own question. The reward cannot be changed. */
export function EditForm({ id, fresh, onDiscard }: EditFormProps) {
  return (
    <QuestionForm
      draftKey={`edit:${id}`}
      fresh={fresh}
      submitLabel={texts.save}
      submit={mutationFor(qaMutations.edit, (draft: Draft) => ({ id, draft: draftOf(draft) }))}
      done={texts.saved}
      next={() => goBackOrReplace({ name: 'qaShow', params: { id } })}
      onDiscard={onDiscard}
    />
  )
}

const rulesFor = (offered: Reward | undefined): FieldRules<Draft> => ({
  categoryId: [(id) => (id === 0 ? texts.category.empty : undefined)],
  title: textRules(texts.title, questionTitleMaxLength),
  text: textRules(texts.content, qaTextMaxLength),
  reward: [
    (reward) => (isEmpty(reward) || isDigits(reward.trim()) ? undefined : texts.reward.bad),
    (reward) =>
      offered?.rule.data && offered.points !== undefined && Number(reward) > offered.points
        ? texts.reward.tooMuch
        : undefined,
  ],
})

/** The points that can be offered. */
function Balance({ points, retry }: Reward) {
  if (points !== undefined) return <View className={styles.hint}>{texts.reward.balance(points)}</View>
  if (!retry) return null
  return (
    <View className={styles.hint}>
      <Text>{texts.reward.noBalance}</Text>
      <TextLink tone='brand' role='button' onClick={retry}>
        {texts.reward.retry}
      </TextLink>
    </View>
  )
}

function QuestionForm<R>({ reward, note, submitLabel, ...options }: QuestionFormProps<R>) {
  const writing = useWriting({
    ...options,
    rules: rulesFor(reward),
    // A draft may have a reward before the rule and the points are known.
    unready(values) {
      if (!reward || isEmpty(values.reward) || reward.rule.data === false) return ''
      return reward.rule.data === undefined || reward.points === undefined ? texts.reward.unknown : ''
    },
  })
  const categories = useQuery(qaQueries.categories())
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
        <QueryView query={categories} skeleton={<SkeletonLine />} title={texts.category.failed} isCompact>
          {(all) =>
            all.length === 0 ? (
              <View className={styles.hint}>{texts.category.none}</View>
            ) : (
              <View className={styles.categories}>
                <Chips
                  label={texts.category.label}
                  items={all.map(({ id, name }) => ({ key: id, label: name }))}
                  value={categoryId}
                  onChange={(id) => form.set('categoryId', id)}
                />
              </View>
            )
          }
        </QueryView>
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
      {reward && (
        <QueryView query={reward.rule} skeleton={<SkeletonLine />} title={texts.reward.failed} isCompact>
          {(isAllowed) =>
            isAllowed && (
              <View className={styles.part}>
                <TextField
                  {...form.field('reward')}
                  label={texts.reward.label}
                  placeholder={texts.reward.placeholder}
                  lead={texts.reward.label}
                  type='digits'
                  maxLength={9}
                />
                <Balance {...reward} />
              </View>
            )
          }
        </QueryView>
      )}
    </FormFrame>
  )
}
