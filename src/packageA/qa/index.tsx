import { View } from '@tarojs/components'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { SearchInput } from '@/components/SearchInput'
import { RowsSkeleton } from '@/components/Skeleton'
import { filterOf, sceneParam, scenes } from '@/features/qa/list/filter'
import { questionRow } from '@/features/qa/list/QuestionRow'
import styles from '@/features/qa/list/page.module.scss'
import { texts } from '@/features/qa/texts'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { categoryParams } from '@/features/shared/list/categoryParams'
import { FilterBar } from '@/features/shared/list/FilterBar'
import { useLastKnown } from '@/features/shared/list/useLastKnown'
import { definePage } from '@/features/shared/page'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { qaQueries } from '@/queries/qa'
import { navigateTo } from '@/routes/navigate'

export default definePage('qaIndex', function QaIndexPage({ params, setParams }) {
  const filter = filterOf(params)
  const questions = usePagedQuery(qaQueries.list(filter))
  const [words, setWords] = useState(filter.keywords)
  const categories = useLastKnown(questions.data?.pages[0]?.categories)
  const { scene, keywords, ...category } = params
  const isEverything = Object.keys(params).length === 0
  const search = (next: string) => {
    setWords(next)
    setParams({ ...category, scene, keywords: next.trim() || undefined })
  }
  const showAll = () => {
    setWords('')
    setParams({})
  }

  return (
    <View>
      <View className={styles.search}>
        <SearchInput
          value={words}
          placeholder={texts.list.search}
          onInput={(next) => (next === '' ? search(next) : setWords(next))}
          onSearch={search}
        />
      </View>
      <FilterBar
        categories={categories}
        categoryId={filter.categoryId}
        onCategory={(id) => setParams({ scene, keywords, ...categoryParams(id, categories) })}
        orders={scenes}
        order={filter.scene}
        onOrder={(next) => setParams({ ...category, keywords, scene: sceneParam(next) })}
        orderLabel={texts.list.scene}
      />
      <PagedList
        query={questions}
        keyOf={({ id }) => id}
        renderItem={questionRow}
        empty={
          isEverything
            ? texts.list.none
            : { ...texts.list.noneFound, action: { label: texts.list.showAll, onClick: showAll } }
        }
        failedTitle={texts.list.failed}
        skeleton={<RowsSkeleton />}
      />
      <ActionBar>
        <Button size='l' isBlock icon='edit' onClick={() => navigateTo('qaCreate')}>
          {texts.list.ask}
        </Button>
      </ActionBar>
    </View>
  )
})
