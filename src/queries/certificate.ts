import { listCertificates } from '@/api/certificate'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

export const certificateQueries = {
  list: () => pagedQuery(['certificates', 'list'], listCertificates, pageSize),
}
