import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { SearchPanel } from '@/features/search/SearchPanel'
import { useCode } from '@/features/shared/lazyCode/useCode'
import { definePage } from '@/features/shared/page'

const loadCourseSearch = () => import('@/features/course/search/CourseSearch')

/** The search inside one course: its code comes when it is opened. */
function InCourse({ courseId }: { courseId: number }) {
  const code = useCode(true, loadCourseSearch)
  return code ? <code.CourseSearch courseId={courseId} /> : <SmallRowsSkeleton />
}

export default definePage('search', function SearchPage({ params, setParams }) {
  if (params.course !== undefined) return <InCourse courseId={params.course} />
  return <SearchPanel keywords={params.keywords ?? ''} onSearch={(keywords) => setParams({ keywords })} />
})
