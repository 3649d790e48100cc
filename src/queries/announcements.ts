import { listAnnouncements } from '@/api/announcements'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

/** All of them; what home shows is in `homeQueries`. */
export const announcementsQuery = () => pagedQuery(['announcement', 'list'], listAnnouncements, pageSize)
