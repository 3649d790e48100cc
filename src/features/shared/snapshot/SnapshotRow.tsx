import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { SnapshotResource } from '@/api/snapshot'
import { ListRow } from '@/components/ListRow'
import { snapshotQueries } from '@/queries/snapshot'

import { SnapshotManager } from './SnapshotManager'
import { texts } from './texts'

interface SnapshotRowProps {
  resource: SnapshotResource
  maxCount: number
  positionSec: () => number
}

/** 学习照片管理, with the sheet that it opens. */
export function SnapshotRow({ resource, maxCount, positionSec }: SnapshotRowProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: count = 0 } = useQuery({ ...snapshotQueries.count(resource), enabled: isOpen })
  return (
    <>
      <ListRow icon='camera' label={texts.manage} onClick={() => setOpen(true)} />
      <SnapshotManager
        isOpen={isOpen}
        resource={resource}
        isFull={count >= maxCount}
        positionSec={positionSec}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
