import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { CourseCard } from '@/features/course/CourseCard'
import { courseOrders, everything, filterOf } from '@/features/course/filter'
import { texts } from '@/features/course/texts'
import { FilterBar, PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { screen } from '@/features/shared/screen'
import { courseQueries } from '@/queries/course'

export default screen('vodIndex', function VodIndex({ params }) {
  const [filter, setFilter] = useState(() => filterOf(params))
  const categories = useQuery(courseQueries.categories())
  const courses = usePagedQuery(courseQueries.list(filter))
  const total = courses.data?.pages[0]?.total
  const isEverything = filter.categoryId === everything.categoryId && filter.scene === everything.scene
  const showAll = { label: texts.list.showAll, onClick: () => setFilter(everything) }

  return (
    <View>
      <FilterBar
        categories={categories.data ?? []}
        categoryId={filter.categoryId}
        onCategory={(categoryId) => setFilter({ ...filter, categoryId })}
        orders={courseOrders}
        order={filter.scene}
        onOrder={(scene) => setFilter({ ...filter, scene })}
        summary={total ? texts.list.total(total) : undefined}
      />
      <PagedList
        query={courses}
        keyOf={({ id }) => id}
        renderItem={(course) => <CourseCard course={course} />}
        empty={isEverything ? texts.list.none : { ...texts.list.noneOfKind, action: showAll }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
