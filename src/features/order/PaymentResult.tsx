import { useQuery, useQueryClient } from '@tanstack/react-query'

import { Skeleton, SkeletonBlock } from '@/components/Skeleton'
import { QueryView } from '@/features/shared/screen'
import { orderQueries } from '@/queries/order'

import styles from './result.module.scss'
import { Success } from './Success'
import { lookUpStatus } from './useOrderWatch'
import { MissingOrder, Waiting } from './Waiting'

/** What became of an order, in the server's words; the address is never believed. */
export function PaymentResult({ orderNo }: { orderNo: string }) {
  const client = useQueryClient()
  const queryKey = [...orderQueries.all(), 'status', orderNo]
  const status = useQuery({ queryKey, queryFn: () => lookUpStatus(orderNo, false), staleTime: Infinity })
  return (
    <QueryView query={status} skeleton={<ResultSkeleton />}>
      {(value) => {
        if (value === null) return <MissingOrder />
        if (value === 'paid') return <Success orderNo={orderNo} />
        return <Waiting orderNo={orderNo} onPaid={() => client.setQueryData(queryKey, 'paid')} />
      }}
    </QueryView>
  )
}

function ResultSkeleton() {
  return (
    <Skeleton className={styles.page}>
      <SkeletonBlock className={styles.skeletonMark} />
      <SkeletonBlock className={styles.skeletonCard} />
    </Skeleton>
  )
}
