import { type ComponentType, useEffect, useState } from 'react'

import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { SearchPanel } from '@/features/search/SearchPanel'
import { definePage } from '@/features/shared/page'

/** The search inside one course. Its code loads when it is opened. */
function InCourse({ courseId }: { courseId: number }) {
  const [Search, setSearch] = useState<ComponentType<{ courseId: number }>>()
  useEffect(() => {
    void import('@/features/course/search/CourseSearch').then(({ CourseSearch }) => setSearch(() => CourseSearch))
  }, [])
  return Search ? <Search courseId={courseId} /> : <SmallRowsSkeleton />
}

export default definePage('search', function SearchPage({ params, setParams }) {
  if (params.course !== undefined) return <InCourse courseId={params.course} />
  return <SearchPanel keywords={params.keywords ?? ''} onSearch={(keywords) => setParams({ keywords })} />
})
