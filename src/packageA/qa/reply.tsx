import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { RowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { AnswerForm } from '@/features/qa/form/AnswerForm'
import { hasAnswerDraft } from '@/features/qa/form/drafts'
import { texts } from '@/features/qa/texts'
import { definePage, QueryView } from '@/features/shared/page'
import { qaQueries } from '@/queries/qa'
import { goBackOrReplace } from '@/routes/navigate'

export default definePage('qaReply', function QaReplyPage({ params: { id } }) {
  const detail = useQuery(qaQueries.detail(id))
  const [formKey, setFormKey] = useState(0)
  const back = { label: texts.form.back, onClick: () => goBackOrReplace({ name: 'qaShow', params: { id } }) }
  return (
    <QueryView query={detail} skeleton={<RowsSkeleton />} title={texts.detail.failed}>
      {({ question }) =>
        // Solved while one writes: the words stay, to be copied.
        question.isSolved && !hasAnswerDraft(id) ? (
          <StateView kind='locked' {...texts.form.solved} action={back} />
        ) : (
          <AnswerForm key={formKey} question={question} onDiscard={() => setFormKey(formKey + 1)} />
        )
      }
    </QueryView>
  )
})
