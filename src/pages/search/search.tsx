import { SearchPanel } from '@/features/search/SearchPanel'
import { screen } from '@/features/shared/screen'

export default screen('search', function Search({ params }) {
  return <SearchPanel keywords={params.keywords ?? ''} />
})
