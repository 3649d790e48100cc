import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { SearchPanel } from '@/features/search/SearchPanel'
import { LaterContent } from '@/features/shared/lazyCode/LaterContent'
import { definePage } from '@/features/shared/page'

const loadCourseSearch = () => import('@/features/course/search/CourseSearch')

/** The search inside one course: its code comes when it is opened. */
function InCourse({ courseId }: { courseId: number }) {
  return (
    <LaterContent load={loadCourseSearch} skeleton={<SmallRowsSkeleton />}>
      {(code) => <code.CourseSearch courseId={courseId} />}
    </LaterContent>
  )
}

export default definePage('search', function SearchPage({ params, setParams }) {
  if (params.course !== undefined) return <InCourse courseId={params.course} />
  return <SearchPanel keywords={params.keywords ?? ''} onSearch={(keywords) => setParams({ keywords })} />
})
