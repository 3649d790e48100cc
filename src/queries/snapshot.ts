import { queryOptions } from '@tanstack/react-query'

import { countSnapshots, getSnapshotRules, listSnapshots, type SnapshotResource } from '@/api/snapshot'

const keyOf = ({ type, id }: SnapshotResource) => ['snapshot', type, id]

export const snapshotQueries = {
  rules: () =>
    queryOptions({
      queryKey: ['snapshot', 'rules'],
      queryFn: ({ signal }) => getSnapshotRules(signal),
      staleTime: 5 * 60_000,
    }),
  /** Everything about one resource: stale once a photograph has come or gone. */
  of: (resource: SnapshotResource) => keyOf(resource),
  count: (resource: SnapshotResource) =>
    queryOptions({
      queryKey: [...keyOf(resource), 'count'],
      queryFn: ({ signal }) => countSnapshots(resource, signal),
    }),
  images: (resource: SnapshotResource) =>
    queryOptions({
      queryKey: [...keyOf(resource), 'images'],
      queryFn: ({ signal }) => listSnapshots(resource, signal),
    }),
}
