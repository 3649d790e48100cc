import { View } from '@tarojs/components'
import { useState } from 'react'

import type { StudyList } from '@/api/study'
import { Chips } from '@/components/Chips'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { studyQueries } from '@/queries/study'
import { open } from '@/routes/navigate'

import { StudyRow } from './StudyRow'
import { texts } from './texts'

const lists = (['learned', 'owned', 'liked'] as const).map((key) => ({ key, label: texts.lists[key] }))
const action = { label: texts.toCourses, onClick: () => open('vodIndex') }

/** Courses that I learn, own and have collected. */
export function StudyCourses() {
  const [list, setList] = useState<StudyList>('learned')
  const query = usePagedQuery(studyQueries.list(list))
  return (
    <View>
      <Chips label={texts.listLabel} items={lists} value={list} onChange={setList} look='text' />
      <PagedList
        query={query}
        keyOf={({ courseId }) => courseId}
        renderItem={(course) => <StudyRow course={course} />}
        empty={{ ...texts.empty[list], action }}
        failedTitle={texts.failed}
        isGrid
      />
    </View>
  )
}
