import { queryOptions } from '@tanstack/react-query'

import {
  countSnapshots,
  createSnapshot,
  getSnapshotRules,
  listSnapshots,
  type NewSnapshot,
  removeSnapshot,
  type SnapshotResource,
} from '@/api/snapshot'

import type { Creation, Mutation } from './mutation'

const keyOf = ({ type, id }: SnapshotResource) => ['snapshot', type, id]

export const snapshotQueries = {
  rules: () =>
    queryOptions({
      queryKey: ['snapshot', 'rules'],
      queryFn: ({ signal }) => getSnapshotRules(signal),
      staleTime: 5 * 60_000,
    }),
  /** All queries of one resource. A photograph that comes or goes makes them stale. */
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

/** Sends a photograph. One that arrived since the first try counts as this one: the server does not tell them apart. */
const create = (resource: SnapshotResource): Creation<NewSnapshot, void> => ({
  call: (photo) => createSnapshot(resource, photo),
  outdated: () => [keyOf(resource)],
  findMine: {
    place: () => `snapshot:${resource.type}:${resource.id}`,
    words: ({ filePath }) => filePath,
    async newest() {
      const all = await listSnapshots(resource)
      return all.map(({ id, takenAt }) => ({ id, words: '', createdAt: takenAt, answer: undefined }))
    },
  },
})

const remove = (resource: SnapshotResource): Mutation<number, void> => ({
  call: removeSnapshot,
  outdated: () => [keyOf(resource)],
})

export const snapshotMutations = { create, remove }
