import { SharePoster } from '@/features/poster/SharePoster'
import { definePage } from '@/features/shared/page'

export default definePage('sharePoster', ({ params }) => <SharePoster {...params} />)
