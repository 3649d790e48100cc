import { announcementWire } from './app'
import { pagedCall } from './pagedCall'

/** Apart from the newest announcement, which home shows: the app's first script needs no lists. */
export const listAnnouncements = pagedCall('/api/v2/announcements', announcementWire)
