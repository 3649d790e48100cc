import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { DetailSkeleton } from '@/components/Skeleton'
import { PathPage } from '@/features/path/PathPage'
import { texts } from '@/features/path/texts'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { pathQueries } from '@/queries/path'

export default screen('pathShow', function PathShow({ params: { id } }) {
  const detail = useQuery(pathQueries.detail(id))
  const path = detail.data?.path
  const share = useSharedPage(path && { name: 'pathShow', params: { id }, title: path.name, thumb: path.thumb })
  // Back from one of its parts: progress and rights have changed.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<DetailSkeleton />} title={texts.failed}>
      {(data) => <PathPage detail={data} share={share} />}
    </QueryView>
  )
})
