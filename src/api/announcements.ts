import { announcementWire } from './app'
import { pagedCall } from './pagedCall'

/** Apart from the newest one, which home shows: the app's first script has no use for lists. */
export const listAnnouncements = pagedCall('/api/v2/announcements', announcementWire)
