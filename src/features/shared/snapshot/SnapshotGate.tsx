import { useQuery } from '@tanstack/react-query'

import { snapshotQueries } from '@/queries/snapshot'

import { takesPhotos } from './rules'
import type { SnapshotWindowProps } from './SnapshotWindow'
import { useCode } from '../lazyCode/useCode'

const load = () => import('./SnapshotWindow')

/** Reads the academy's rules. Loads the rest only if this sort of thing is photographed. */
export function SnapshotGate(props: Omit<SnapshotWindowProps, 'rules'>) {
  const rules = useQuery(snapshotQueries.rules()).data
  const code = useCode(rules !== undefined && takesPhotos(rules, props.resource.type), load)
  return code && rules ? <code.SnapshotWindow {...props} rules={rules} /> : null
}
