import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Button } from '@/components/Button'
import { RowsSkeleton } from '@/components/Skeleton'
import { useCommentRow } from '@/features/qa/comments/CommentRow'
import { AnswerView } from '@/features/qa/detail/AnswerView'
import { texts } from '@/features/qa/texts'
import { useCommentsOff } from '@/features/shared/comments/useCommentsOff'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { qaQueries } from '@/queries/qa'
import { navigateTo } from '@/routes/navigate'

export default definePage(
  'qaAnswerComments',
  function QaAnswerCommentsPage({ params: { id, question_id: questionId } }) {
    const detail = useQuery({ ...qaQueries.detail(questionId ?? 0), enabled: questionId !== undefined })
    const answer = detail.data?.answers.find((one) => one.id === id)
    const comments = usePagedQuery(qaQueries.comments(id))
    const isOff = useCommentsOff()
    const renderItem = useCommentRow(id, questionId)
    const name = answer?.author || texts.gone
    const write = () => navigateTo('qaAnswerCommentReply', { id, question_id: questionId, nick_name: answer?.author })
    return (
      <View>
        {answer && questionId !== undefined && <AnswerView questionId={questionId} answer={answer} />}
        {/* Not before the answer, which would push them down. */}
        {detail.isLoading ? (
          <RowsSkeleton />
        ) : (
          <PagedList
            query={comments}
            keyOf={(comment) => comment.id}
            renderItem={renderItem}
            empty={isOff ? texts.comments.noneWhileOff : texts.comments.none}
            failedTitle={texts.comments.failed}
            skeleton={<RowsSkeleton />}
          />
        )}
        {!isOff && (
          <ActionBar>
            <Button kind='line' size='l' isBlock icon='edit' onClick={write}>
              {texts.comments.write(answer ? name : '')}
            </Button>
          </ActionBar>
        )}
      </View>
    )
  },
)
