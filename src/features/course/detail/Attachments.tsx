import { View } from '@tarojs/components'

import { type Attachment, createAttachmentUrl } from '@/api/course'
import { toast } from '@/features/shared/dialog'
import { OpenableFile } from '@/features/shared/file/OpenableFile'
import { payAdapter } from '@/platform/pay'

import { texts } from '../texts'

interface AttachmentsProps {
  courseId: number
  courseTitle: string
  items: readonly Attachment[]
  canDownload: boolean
}

const refuse = () => toast(payAdapter.canSell ? texts.attachments.locked : texts.attachments.lockedHere)

export function Attachments({ courseId, courseTitle, items, canDownload }: AttachmentsProps) {
  return (
    <View>
      {items.map((item) => (
        <OpenableFile
          key={item.id}
          file={item}
          fileKey={`course:${item.id}`}
          of={courseTitle}
          locate={() => createAttachmentUrl(courseId, item.id)}
          question={texts.attachments.copy}
          onLocked={canDownload ? undefined : refuse}
        />
      ))}
    </View>
  )
}
