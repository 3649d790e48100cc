import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Snapshot, SnapshotResource } from '@/api/snapshot'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { RowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { useAction } from '@/features/shared/action'
import { QueryView } from '@/features/shared/page'
import { snapshotMutations, snapshotQueries } from '@/queries/snapshot'

import { Photograph, Photographs } from './Photographs'
import styles from './snapshot.module.scss'
import { texts as snapshotTexts } from './texts'
import { useUpload } from './useUpload'

const texts = snapshotTexts.manager

interface SnapshotManagerProps {
  isOpen: boolean
  resource: SnapshotResource
  /** The maximum is reached. */
  isFull: boolean
  positionSec: () => number
  onClose: () => void
}

/** The academy's photographs of the learner: view, delete, add. */
export function SnapshotManager({ isOpen, resource, isFull, positionSec, onClose }: SnapshotManagerProps) {
  const query = useQuery({ ...snapshotQueries.images(resource), enabled: isOpen })
  const [shownId, setShownId] = useState<number>()
  const shown = query.data?.find(({ id }) => id === shownId)
  const uploading = useUpload({ resource, positionSec })

  const back = () => {
    if (shown) setShownId(undefined)
    else close()
  }
  const close = () => {
    setShownId(undefined)
    uploading.forget()
    onClose()
  }

  const removing = useAction(snapshotMutations.remove(resource), {
    ...{ confirm: texts.removal, done: texts.removed },
    next: () => setShownId(undefined),
  })

  const footer = (
    <View className={styles.answers}>
      <Button kind='line' isBlock onClick={back}>
        {texts.back}
      </Button>
      {shown ? (
        <Button isBlock isLoading={removing.isRunning} onClick={() => void removing.run(shown.id)}>
          {texts.remove}
        </Button>
      ) : (
        <Button isBlock isDisabled={isFull} isLoading={uploading.isRunning} onClick={() => void uploading.choose()}>
          {texts.upload}
        </Button>
      )}
    </View>
  )
  const draw = (all: Snapshot[]) => {
    if (shown) return <Photograph snapshot={shown} index={all.indexOf(shown)} isWhole />
    if (all.length === 0) return <StateView kind='empty' isCompact {...texts.empty} />
    return <Photographs all={all} onShow={setShownId} />
  }
  return (
    <Sheet isOpen={isOpen} title={texts.title} onClose={close} footer={footer}>
      <View className={styles.results} role='status'>
        {uploading.results.map((result, index) => (
          <View key={index}>{result}</View>
        ))}
      </View>
      <QueryView query={query} skeleton={<RowsSkeleton />} title={texts.failed} isCompact>
        {draw}
      </QueryView>
    </Sheet>
  )
}
