import { Image, View } from '@tarojs/components'
import { useMemo } from 'react'

import type { Snapshot } from '@/api/snapshot'
import { Pressable } from '@/components/Pressable'
import { formatDateTime } from '@/lib/time'

import styles from './snapshot.module.scss'
import { texts } from './texts'

const nameOf = ({ takenAt }: Snapshot, index: number) =>
  texts.manager.photo(index + 1, takenAt ? formatDateTime(takenAt) : '')

interface PhotographsProps {
  all: Snapshot[]
  onShow: (id: number) => void
}

/** All photographs. A press shows one. */
export const Photographs = ({ all, onShow }: PhotographsProps) => (
  <View className={styles.photographs}>
    {all.map((snapshot, index) => (
      <Pressable
        key={snapshot.id}
        className={styles.thumb}
        label={nameOf(snapshot, index)}
        onClick={() => onShow(snapshot.id)}
      >
        <Photograph snapshot={snapshot} index={index} />
      </Pressable>
    ))}
  </View>
)

interface PhotographProps {
  snapshot: Snapshot
  index: number
  /** Shown alone, in full size and with its time. */
  isWhole?: boolean
}

export function Photograph({ snapshot, index, isWhole = false }: PhotographProps) {
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
