import { View } from '@tarojs/components'

import type { Question } from '@/api/qa'
import { qaTextMaxLength } from '@/config/limits'
import { PicturesField } from '@/features/shared/pictures'
import { copyText } from '@/features/shared/share/copyText'
import { isEmpty } from '@/lib/isEmpty'
import { mutationFor } from '@/queries/mutation'
import { qaMutations } from '@/queries/qa'
import { goBackOrReplace } from '@/routes/navigate'

import { texts as qaTexts } from '../texts'
import { answerDraftKey, type Draft, emptyDraft } from './drafts'
import { FormFrame, Notice } from './FormFrame'
import { LongField } from './LongField'
import styles from './quoted.module.scss'
import { textRules } from './rules'
import { useWriting } from './useWriting'

const texts = qaTexts.form

const rules = { text: textRules(texts.answer, qaTextMaxLength) }

interface AnswerFormProps {
  question: Pick<Question, 'id' | 'title' | 'isSolved'>
  onDiscard: () => void
}

/** The form for an answer, below the question. */
export function AnswerForm({ question: { id: questionId, title, isSolved }, onDiscard }: AnswerFormProps) {
  const writing = useWriting({
    draftKey: answerDraftKey(questionId),
    fresh: emptyDraft,
    rules,
    submit: mutationFor(qaMutations.answer, ({ text, images }: Draft) => ({ questionId, text: text.trim(), images })),
    done: texts.answered,
    next: () => goBackOrReplace({ name: 'qaShow', params: { id: questionId } }),
    onDiscard,
  })
  const { form, pictures } = writing
  const { text } = form.values
  return (
    <>
      <View className={styles.quoted}>{title}</View>
      <FormFrame writing={writing} submitLabel={texts.publishAnswer} isIncomplete={isSolved || isEmpty(text)}>
        {isSolved && (
          <Notice
            text={texts.solved.hint}
            action={{ label: texts.solved.copy, onClick: () => void copyText(text, texts.solved.copied) }}
          />
        )}
        <LongField
          {...form.field('text')}
          label={texts.answer.label}
          placeholder={texts.answer.placeholder}
          maxLength={qaTextMaxLength}
        />
        <PicturesField list={pictures} />
      </FormFrame>
    </>
  )
}
