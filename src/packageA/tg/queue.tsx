import { GroupQueue } from '@/features/promotions/groupBuy'
import { definePage } from '@/features/shared/page'

export default definePage('groupQueue', function GroupQueuePage({ params: { id, gid, of } }) {
  return <GroupQueue id={id} groupId={gid} isMine={of === 'mine'} />
})
