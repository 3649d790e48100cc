import { OfflinePage } from '@/features/offline/OfflinePage'
import { definePage } from '@/features/shared/page'

export default definePage('offline', function OfflineContentPage() {
  return <OfflinePage />
})
