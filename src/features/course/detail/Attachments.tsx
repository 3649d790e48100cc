import { View } from '@tarojs/components'
import { useState } from 'react'

import { type Attachment, createAttachmentUrl } from '@/api/course'
import { Icon } from '@/components/Icon'
import { Spinner } from '@/components/Spinner'
import { toast } from '@/features/shared/dialog'
import { FileRow } from '@/features/shared/file/FileRow'
import { receive } from '@/features/shared/file/receive'
import { downloader } from '@/platform/download'
import { payAdapter } from '@/platform/pay'

import { texts } from '../texts'

interface AttachmentsProps {
  courseId: number
  items: readonly Attachment[]
  canDownload: boolean
}

/** Files that belong to the course. */
export function Attachments({ courseId, items, canDownload }: AttachmentsProps) {
  const [busyId, setBusyId] = useState<number>()
  const take = async (item: Attachment) => {
    if (!canDownload)
      return toast(payAdapter.policy === 'hidden' ? texts.attachments.lockedHere : texts.attachments.locked)
    if (busyId !== undefined) return
    setBusyId(item.id)
    await download(courseId, item)
    setBusyId(undefined)
  }
  return (
    <View>
      {items.map((item) => (
        <FileRow key={item.id} file={item} isBusy={item.id === busyId} onClick={() => void take(item)}>
          {item.id === busyId ? (
            <Spinner />
          ) : (
            <Icon
              name={canDownload ? 'download' : 'lock'}
              size={20}
              label={canDownload ? texts.attachments.download : texts.attachments.shut}
            />
          )}
        </FileRow>
      ))}
    </View>
  )
}

/** The address works once and for a short time: a fresh one for each tap. */
const download = (courseId: number, { id, name, extension }: Attachment): Promise<void> =>
  receive(async () => {
    const url = await createAttachmentUrl(courseId, id)
    return { outcome: await downloader.save({ url, name, extension }), address: url }
  }, texts.attachments.copy)
