import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { RowsSkeleton } from '@/components/Skeleton'
import { EditForm } from '@/features/qa/form/QuestionForm'
import { texts } from '@/features/qa/texts'
import { definePage, QueryView } from '@/features/shared/page'
import { qaQueries } from '@/queries/qa'

export default definePage('qaEdit', function QaEditPage({ params: { id } }) {
  const question = useQuery(qaQueries.form(id))
  const [formKey, setFormKey] = useState(0)
  return (
    <QueryView query={question} skeleton={<RowsSkeleton />} title={texts.form.failed}>
      {({ title, categoryId, text, images }) => (
        <EditForm
          key={formKey}
          id={id}
          fresh={{ title, categoryId, text, images, reward: '' }}
          onDiscard={() => setFormKey(formKey + 1)}
        />
      )}
    </QueryView>
  )
})
