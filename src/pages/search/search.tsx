import { SearchPanel } from '@/features/search/SearchPanel'
import { definePage } from '@/features/shared/page'

export default definePage('search', function SearchPage({ params, setParams }) {
  return <SearchPanel keywords={params.keywords ?? ''} onSearch={(keywords) => setParams({ keywords })} />
})
