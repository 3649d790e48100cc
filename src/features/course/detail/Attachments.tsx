import { View } from '@tarojs/components'

import { type Attachment, createAttachmentUrl } from '@/api/course'
import { Icon } from '@/components/Icon'
import { Spinner } from '@/components/Spinner'
import { toast } from '@/features/shared/dialog'
import { FileRow } from '@/features/shared/file/FileRow'
import { receive, useTaking } from '@/features/shared/file/receive'
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
  const { take, takenId } = useTaking((item: Attachment) => download(courseId, item))
  const press = (item: Attachment) => {
    if (canDownload) take(item)
    else toast(payAdapter.policy === 'hidden' ? texts.attachments.lockedHere : texts.attachments.locked)
  }
  return (
    <View>
      {items.map((item) => (
        <FileRow key={item.id} file={item} isBusy={item.id === takenId} onClick={() => press(item)}>
          {item.id === takenId ? (
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
