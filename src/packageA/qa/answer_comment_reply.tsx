import { useState } from 'react'

import { CommentForm } from '@/features/qa/form/CommentForm'
import { definePage } from '@/features/shared/page'

export default definePage('qaAnswerCommentReply', function QaAnswerCommentReplyPage({ params }) {
  const { id, question_id: questionId, reply_user_id: replyUserId = 0, nick_name: replyName = '' } = params
  const [formKey, setFormKey] = useState(0)
  return (
    <CommentForm
      key={formKey}
      answerId={id}
      questionId={questionId}
      replyUserId={replyUserId}
      replyName={replyName}
      onDiscard={() => setFormKey(formKey + 1)}
    />
  )
})
