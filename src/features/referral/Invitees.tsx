import { ListRow } from '@/components/ListRow'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePullDown } from '@/features/shared/page'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { referralQueries } from '@/queries/referral'

import { texts } from './texts'

/** Who came by my links. */
export function Invitees() {
  const query = usePagedQuery(referralQueries.invitees())
  usePullDown(referralQueries.all())
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={({ name, mobile, createdAt }) => (
        <ListRow
          label={name || mobile}
          hint={name ? mobile : undefined}
          value={dateOrDash(createdAt, formatDateTime)}
        />
      )}
      empty={texts.inviteeList.empty}
      failedTitle={texts.inviteeList.failed}
    />
  )
}
