import { listMessages } from '@/api/message'
import { messagePageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const messageQueries = {
  list: () => pagedQuery(['message', 'list'], (page, signal) => listMessages(page, messagePageSize, signal)),
}
