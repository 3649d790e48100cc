import { listAnnouncements } from '@/api/announcements'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

/** The whole list. `homeQueries` has the newest one. */
export const announcementsQuery = () => pagedQuery(['announcement', 'list'], listAnnouncements, pageSize)
