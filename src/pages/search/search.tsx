import { SearchPanel } from '@/features/search/SearchPanel'
import { definePage } from '@/features/shared/page'

export default definePage('search', function SearchPage({ params }) {
  return <SearchPanel keywords={params.keywords ?? ''} />
})
