import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { RowsSkeleton } from '@/components/Skeleton'
import { emptyDraft } from '@/features/qa/form/drafts'
import { AskForm } from '@/features/qa/form/QuestionForm'
import { texts } from '@/features/qa/texts'
import { definePage, QueryView } from '@/features/shared/page'
import { qaQueries } from '@/queries/qa'

export default definePage('qaCreate', function QaCreatePage({ params: { about, from } }) {
  const categories = useQuery(qaQueries.categories())
  const [formKey, setFormKey] = useState(0)
  return (
    <QueryView query={categories} skeleton={<RowsSkeleton />} title={texts.form.failed}>
      {() => (
        <AskForm
          key={formKey}
          about={about}
          from={from}
          fresh={{ ...emptyDraft, text: about ? `${about}\n` : '' }}
          onDiscard={() => setFormKey(formKey + 1)}
        />
      )}
    </QueryView>
  )
})
