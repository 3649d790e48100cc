import { commentMaxLengthOurs } from '@/config/limits'
import { isEmpty } from '@/lib/isEmpty'
import { mutationFor } from '@/queries/mutation'
import { qaMutations } from '@/queries/qa'
import { goBackOrReplace } from '@/routes/navigate'

import { texts as qaTexts } from '../texts'
import { type Draft, emptyDraft } from './drafts'
import { FormFrame } from './FormFrame'
import { LongField } from './LongField'
import { textRules } from './rules'
import { useWriting } from './useWriting'

const texts = qaTexts.form

const rules = { text: textRules(texts.comment, commentMaxLengthOurs) }

interface CommentFormProps {
  answerId: number
  questionId: number | undefined
  /** 0 = the comment is about the answer. */
  replyUserId: number
  replyName: string
  onDiscard: () => void
}

/** The form for a comment on an answer, or for a reply to a comment. */
export function CommentForm({ answerId, questionId, replyUserId, replyName, onDiscard }: CommentFormProps) {
  const writing = useWriting({
    draftKey: `comment:${answerId}:${replyUserId}`,
    fresh: emptyDraft,
    rules,
    submit: mutationFor(qaMutations.comment, ({ text }: Draft) => ({
      ...{ answerId, questionId, replyUserId },
      text: text.trim(),
    })),
    done: texts.replied,
    next: () => goBackOrReplace({ name: 'qaAnswerComments', params: { id: answerId, question_id: questionId } }),
    onDiscard,
  })
  const { form } = writing
  return (
    <FormFrame writing={writing} submitLabel={texts.publishComment} isIncomplete={isEmpty(form.values.text)}>
      <LongField
        {...form.field('text')}
        label={texts.comment.label}
        placeholder={texts.comment.placeholder(replyName)}
        maxLength={commentMaxLengthOurs}
      />
    </FormFrame>
  )
}
