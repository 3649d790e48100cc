import { ListRow } from '@/components/ListRow'
import { StateView } from '@/components/StateView'
import { RowsSkeleton } from '@/components/Skeleton'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePullDown } from '@/features/shared/page'
import { isMissingRoute } from '@/http/apiError'
import { dateOrDash, formatDate, formatDateTime } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { isPast } from '@/queries/promotion'
import { referralQueries } from '@/queries/referral'

import { texts } from './texts'

/** Friends who came by my links. Not every server has this list. */
export function Invitees() {
  const query = usePagedQuery(referralQueries.invitees())
  usePullDown(referralQueries.all())
  if (isMissingRoute(query.error)) return <StateView kind='locked' {...texts.inviteeList.unknown} />
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={({ name, mobile, createdAt, countsUntil }) => (
        <ListRow
          label={name || mobile}
          hint={[
            name && mobile,
            countsUntil &&
              !isPast(countsUntil) &&
              payAdapter.canSell &&
              texts.inviteeList.until(formatDate(countsUntil)),
          ]
            .filter(Boolean)
            .join(' · ')}
          value={dateOrDash(createdAt, formatDateTime)}
        />
      )}
      empty={texts.inviteeList.empty}
      failedTitle={texts.inviteeList.failed}
      skeleton={<RowsSkeleton />}
    />
  )
}
