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
  const isFiltered = filter.categoryId !== 0 || filter.scene !== ''

  return (
    <View>
      <FilterBar
        categories={categories.data ?? []}
        categoryId={filter.categoryId}
        onCategory={(categoryId) => setFilter({ ...filter, categoryId })}
        orders={courseOrders}
        order={filter.scene}
        onOrder={(scene) => setFilter({ ...filter, scene })}
        summary={total === undefined ? undefined : texts.list.total(total)}
      />
      <PagedList
        query={courses}
        keyOf={({ id }) => id}
        renderItem={(course) => <CourseCard course={course} />}
        empty={{
          ...texts.list.empty,
          ...(isFiltered
            ? { action: { label: texts.list.showAll, onClick: () => setFilter(everything) } }
            : {}),
        }}
        failedTitle={texts.list.failed}
        isGrid
      />
    </View>
  )
})
