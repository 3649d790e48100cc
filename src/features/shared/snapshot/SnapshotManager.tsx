import { View } from '@tarojs/components'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { removeSnapshot, type Snapshot, type SnapshotResource } from '@/api/snapshot'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { RowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { QueryView } from '@/features/shared/page'
import { errorText } from '@/http/apiError'
import { snapshotQueries } from '@/queries/snapshot'

import { Photograph, Photographs } from './Photographs'
import styles from './snapshot.module.scss'
import { texts as snapshotTexts } from './texts'
import { useUpload } from './useUpload'

const texts = snapshotTexts.manager

interface SnapshotManagerProps {
  isOpen: boolean
  resource: SnapshotResource
  /** There are as many as there can be. */
  isFull: boolean
  positionSec: () => number
  onClose: () => void
}

/** The photographs that the academy has of the learner here: looked at, deleted, added to. */
export function SnapshotManager({ isOpen, resource, isFull, positionSec, onClose }: SnapshotManagerProps) {
  const client = useQueryClient()
  const query = useQuery({ ...snapshotQueries.images(resource), enabled: isOpen })
  const [shownId, setShownId] = useState<number>()
  const shown = query.data?.find(({ id }) => id === shownId)
  const refresh = () => client.invalidateQueries({ queryKey: snapshotQueries.of(resource) })
  const uploading = useUpload({ resource, positionSec, onDone: refresh })

  const back = () => {
    if (shown) setShownId(undefined)
    else close()
  }
  const close = () => {
    setShownId(undefined)
    uploading.forget()
    onClose()
  }

  const removing = useTask(async ({ id }: Snapshot) => {
    if (!(await ask(texts.removal))) return
    try {
      await removeSnapshot(id)
      toast(texts.removed, 'success')
      setShownId(undefined)
    } catch (error) {
      toast(errorText(error), 'error')
    }
    await refresh()
  })

  const footer = (
    <View className={styles.answers}>
      <Button kind='line' isBlock onClick={back}>
        {texts.back}
      </Button>
      {shown ? (
        <Button isBlock isLoading={removing.isRunning} onClick={() => void removing.run(shown)}>
          {texts.remove}
        </Button>
      ) : (
        <Button isBlock isDisabled={isFull} isLoading={uploading.isRunning} onClick={() => void uploading.run()}>
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
