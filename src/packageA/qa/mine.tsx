import { View } from '@tarojs/components'

import { RowsSkeleton } from '@/components/Skeleton'
import { Tabs } from '@/components/Tabs'
import { myQuestionRow } from '@/features/qa/list/QuestionRow'
import { answerRow } from '@/features/qa/mine/AnswerRow'
import { texts as qaTexts } from '@/features/qa/texts'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { definePage } from '@/features/shared/page'
import { qaQueries } from '@/queries/qa'
import { navigateTo } from '@/routes/navigate'

const texts = qaTexts.mine

const tabs = [
  { key: 'questions', label: texts.questions },
  { key: 'answers', label: texts.answers },
] as const

const browse = { label: texts.browse, onClick: () => navigateTo('qaIndex') }

export default definePage('qaMine', function QaMinePage({ params: { tab = 'questions' }, setParams }) {
  return (
    <View>
      <Tabs
        label={texts.label}
        items={tabs}
        value={tab}
        onChange={(next) => setParams(next === 'answers' ? { tab: next } : {})}
      />
      {tab === 'answers' ? <MyAnswers /> : <MyQuestions />}
    </View>
  )
})

const MyQuestions = () => (
  <PagedList
    query={usePagedQuery(qaQueries.myQuestions())}
    keyOf={({ id }) => id}
    renderItem={myQuestionRow}
    empty={{ ...texts.noQuestions, action: browse }}
    failedTitle={texts.failed.questions}
    skeleton={<RowsSkeleton />}
  />
)

const MyAnswers = () => (
  <PagedList
    query={usePagedQuery(qaQueries.myAnswers())}
    keyOf={({ id }) => id}
    renderItem={answerRow}
    empty={{ ...texts.noAnswers, action: browse }}
    failedTitle={texts.failed.answers}
    skeleton={<RowsSkeleton />}
  />
)
