import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { type Courseware as File, coursewareUrl } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { RowsSkeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'
import { StateView } from '@/components/StateView'
import { OpenableFile } from '@/features/shared/file/OpenableFile'
import { useWebLink } from '@/features/shared/share/useWebLink'
import { QueryView } from '@/features/shared/page'
import { useRefresh } from '@/features/shared/page/useRefresh'
import { whileOnline } from '@/features/shared/page/whileOnline'
import { liveRoomQueries } from '@/queries/liveRoom'
import { formatUrl } from '@/routes/codec'

import styles from './courseware.module.scss'
import { texts } from './texts'

interface CoursewareProps {
  roomKey: RoomKey
  /** Of the lesson. */
  title: string
  /** The teacher may still add files. */
  canGrow: boolean
}

/** The files of a lesson. Each opens in the app if this end can show it. */
export function Courseware({ roomKey, title, canGrow }: CoursewareProps) {
  const query = useQuery(liveRoomQueries.courseware(roomKey))
  const { isBusy, refresh } = useRefresh(async () => {
    const known = query.data ?? []
    const { data = [] } = await whileOnline(() => query.refetch({ throwOnError: true }))
    const freshCount = data.filter(({ id }) => !known.some((file) => file.id === id)).length
    return freshCount > 0 ? texts.courseware.fresh(freshCount) : texts.courseware.still
  })
  return (
    <View className={styles.courseware}>
      {canGrow && (
        <Pressable className={styles.refresh} isBusy={isBusy} onClick={refresh}>
          {isBusy ? <Spinner /> : <Icon name='refresh' size={16} />}
          <Text>{texts.courseware.refresh}</Text>
        </Pressable>
      )}
      <QueryView query={query} skeleton={<RowsSkeleton />} title={texts.courseware.failed} isCompact>
        {(files) =>
          files.length === 0 ? (
            <StateView kind='empty' isCompact {...texts.courseware.empty} />
          ) : (
            <View>
              {files.map((file) => (
                <CoursewareRow key={file.id} file={file} roomKey={roomKey} title={title} />
              ))}
            </View>
          )
        }
      </QueryView>
    </View>
  )
}

function CoursewareRow({ file, roomKey, title }: { file: File; roomKey: RoomKey; title: string }) {
  const linkOf = useWebLink()
  return (
    <OpenableFile
      file={file}
      fileKey={`live:${file.id}`}
      of={title}
      locate={() => coursewareUrl(roomKey, file.id)}
      // Shares the lesson's address, because whoever has the file's own address gets in with it.
      sharedAddress={linkOf(formatUrl('liveVideo', { id: roomKey.lessonId, course: roomKey.courseId }))}
      question={texts.courseware.copy}
    />
  )
}
