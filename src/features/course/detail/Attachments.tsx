import { View } from '@tarojs/components'

import { type Attachment, createAttachmentUrl } from '@/api/course'
import { toast } from '@/features/shared/dialog'
import { OpenableFile } from '@/features/shared/file/OpenableFile'
import { payAdapter } from '@/platform/pay'

import { texts } from '../texts'

interface AttachmentsProps {
  courseId: number
  items: readonly Attachment[]
  canDownload: boolean
}

const refuse = () => toast(payAdapter.policy === 'hidden' ? texts.attachments.lockedHere : texts.attachments.locked)

export function Attachments({ courseId, items, canDownload }: AttachmentsProps) {
  return (
    <View>
      {items.map((item) => (
        <OpenableFile
          key={item.id}
          file={item}
          placeKey={`course:${item.id}`}
          locate={() => createAttachmentUrl(courseId, item.id)}
          question={texts.attachments.copy}
          onLocked={canDownload ? undefined : refuse}
        />
      ))}
    </View>
  )
}
