import { useQueryClient } from '@tanstack/react-query'

import { createAnswerComment } from '@/api/qa'
import { commentMaxLengthOurs } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { isEmpty } from '@/lib/validators'
import { qaQueries } from '@/queries/qa'
import { goBackOrReplace } from '@/routes/navigate'

import { texts as qaTexts } from '../texts'
import { emptyDraft } from './drafts'
import { FormFrame } from './FormFrame'
import { LongField } from './LongField'
import { textRules } from './rules'
import { useWriting } from './useWriting'

const texts = qaTexts.form

const rules = { text: textRules(texts.comment, commentMaxLengthOurs) }

interface CommentFormProps {
  answerId: number
  questionId: number | undefined
  /** 0 = nobody: it is about the answer. */
  replyUserId: number
  replyName: string
  onDiscard: () => void
}

/** A comment on an answer, or a reply to somebody there. */
export function CommentForm({ answerId, questionId, replyUserId, replyName, onDiscard }: CommentFormProps) {
  const client = useQueryClient()
  const writing = useWriting({
    draftKey: `comment:${answerId}:${replyUserId}`,
    fresh: emptyDraft,
    rules,
    async send({ text }) {
      await createAnswerComment(answerId, text.trim(), replyUserId)
      void client.invalidateQueries({ queryKey: qaQueries.comments(answerId).queryKey })
      if (questionId !== undefined) void client.invalidateQueries({ queryKey: qaQueries.detail(questionId).queryKey })
      return () => {
        toast(texts.replied, 'success')
        goBackOrReplace({ name: 'qaAnswerComments', params: { id: answerId, question_id: questionId } })
      }
    },
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
