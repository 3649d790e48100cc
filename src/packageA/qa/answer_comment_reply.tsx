import { useState } from 'react'

import { StateView } from '@/components/StateView'
import { CommentForm } from '@/features/qa/form/CommentForm'
import { texts } from '@/features/qa/texts'
import { useCommentsOff } from '@/features/shared/comments/useCommentsOff'
import { definePage } from '@/features/shared/page'
import { goBackOrReplace } from '@/routes/navigate'

export default definePage('qaAnswerCommentReply', function QaAnswerCommentReplyPage({ params }) {
  const { id, question_id: questionId, reply_user_id: replyUserId = 0, nick_name: replyName = '' } = params
  const [formKey, setFormKey] = useState(0)
  const isOff = useCommentsOff()
  if (isOff) {
    const back = () => goBackOrReplace({ name: 'qaAnswerComments', params: { id, question_id: questionId } })
    return <StateView kind='locked' {...texts.comments.off} action={{ label: texts.comments.all, onClick: back }} />
  }
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
