import { View } from '@tarojs/components'
import { useState } from 'react'

import { type Attachment, createAttachmentUrl } from '@/api/course'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Spinner } from '@/components/Spinner'
import { ask, toast } from '@/features/shared/dialog'
import { copyText } from '@/features/shared/share/copyText'
import { ApiError } from '@/http/apiError'
import { formatBytes } from '@/lib/bytes'
import { downloader } from '@/platform/download'
import { payAdapter } from '@/platform/pay'

import styles from './attachments.module.scss'
import { texts } from './texts'

const words = texts.attachments

interface AttachmentsProps {
  courseId: number
  items: readonly Attachment[]
  canDownload: boolean
}

/** Files that belong to the course. */
export function Attachments({ courseId, items, canDownload }: AttachmentsProps) {
  const [busyId, setBusyId] = useState<number>()
  const take = async (item: Attachment) => {
    if (!canDownload) return toast(payAdapter.policy === 'hidden' ? words.lockedHere : words.locked)
    if (busyId !== undefined) return
    setBusyId(item.id)
    await download(courseId, item)
    setBusyId(undefined)
  }
  return (
    <View>
      {items.map((item) => (
        <Pressable
          key={item.id}
          className={styles.row}
          isBusy={item.id === busyId}
          onClick={() => void take(item)}
        >
          <Icon name='file' className={styles.icon} />
          <View className={styles.words}>
            <View className={styles.name}>{item.name}</View>
            <View className={styles.meta}>{words.size(formatBytes(item.sizeBytes), item.extension)}</View>
          </View>
          {item.id === busyId ? (
            <Spinner />
          ) : (
            <Icon
              name={canDownload ? 'download' : 'lock'}
              size={20}
              label={canDownload ? words.download : words.shut}
              className={styles.icon}
            />
          )}
        </Pressable>
      ))}
    </View>
  )
}

/** The address works once and for a short time: a fresh one for each tap. */
async function download(courseId: number, { id, name, extension }: Attachment): Promise<void> {
  try {
    const url = await createAttachmentUrl(courseId, id)
    const outcome = await downloader.save({ url, name, extension })
    if (outcome === 'started') toast(words.started)
    // The answer to the question is the tap that browsers want before they copy.
    if (outcome === 'refused' && (await ask(words.copy))) await copyText(url, words.copied)
  } catch (error) {
    toast(error instanceof ApiError ? error.message : words.failed)
  }
}
