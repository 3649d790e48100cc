import { Image, View } from '@tarojs/components'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { createSnapshot, removeSnapshot, type Snapshot, type SnapshotResource } from '@/api/snapshot'
import { Button } from '@/components/Button'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'
import { RowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { QueryView } from '@/features/shared/page'
import { errorText, serverText } from '@/http/apiError'
import { formatDateTime } from '@/lib/time'
import { askPrivacy } from '@/platform/privacy'
import { pictures } from '@/platform/upload'
import type { PickedPicture } from '@/platform/upload/types'
import { snapshotQueries } from '@/queries/snapshot'

import styles from './snapshot.module.scss'
import { texts as snapshotTexts } from './texts'

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
  const [results, setResults] = useState<string[]>([])
  const shown = query.data?.find(({ id }) => id === shownId)
  const refresh = () => client.invalidateQueries({ queryKey: snapshotQueries.of(resource) })

  const back = () => {
    if (shown) setShownId(undefined)
    else close()
  }
  const close = () => {
    setShownId(undefined)
    setResults([])
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

  const send = async ({ name, picture }: PickedPicture): Promise<string> => {
    if (!picture) return texts.noPicture(name)
    try {
      await createSnapshot(resource, { filePath: picture.path, positionSec: Math.floor(positionSec()) })
      return texts.sent(name)
    } catch (error) {
      return texts.notSent(name, serverText(error) ?? '')
    } finally {
      picture.release()
    }
  }
  const uploading = useTask(async () => {
    setResults([])
    if (!(await askPrivacy())) return toast(texts.declined)
    for (const picked of await pictures.pickSeveral()) {
      const result = await send(picked)
      setResults((all) => [...all, result])
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
  return (
    <Sheet isOpen={isOpen} title={texts.title} onClose={close} footer={footer}>
      <View className={styles.results} role='status'>
        {results.map((result, index) => (
          <View key={index}>{result}</View>
        ))}
      </View>
      <QueryView query={query} skeleton={<RowsSkeleton />} title={texts.failed} isCompact>
        {(all) =>
          shown ? (
            <Photograph snapshot={shown} index={all.indexOf(shown)} isWhole />
          ) : all.length === 0 ? (
            <StateView kind='empty' isCompact {...texts.empty} />
          ) : (
            <View className={styles.photographs}>
              {all.map((snapshot, index) => (
                <Pressable
                  key={snapshot.id}
                  className={styles.thumb}
                  label={nameOf(snapshot, index)}
                  onClick={() => setShownId(snapshot.id)}
                >
                  <Photograph snapshot={snapshot} index={index} />
                </Pressable>
              ))}
            </View>
          )
        }
      </QueryView>
    </Sheet>
  )
}

const nameOf = ({ takenAt }: Snapshot, index: number) => texts.photo(index + 1, takenAt ? formatDateTime(takenAt) : '')

interface PhotographProps {
  snapshot: Snapshot
  index: number
  isWhole?: boolean
}

function Photograph({ snapshot, index, isWhole = false }: PhotographProps) {
  const name = nameOf(snapshot, index)
  const nativeProps = useMemo(() => ({ alt: isWhole ? name : '' }), [isWhole, name])
  return (
    <>
      <Image
        className={isWhole ? styles.whole : styles.picture}
        src={snapshot.url}
        mode={isWhole ? 'aspectFit' : 'aspectFill'}
        nativeProps={nativeProps}
      />
      {isWhole && snapshot.takenAt && <View className={styles.time}>{formatDateTime(snapshot.takenAt)}</View>}
    </>
  )
}
