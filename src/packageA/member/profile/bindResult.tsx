import { BindResult } from '@/features/account/profile/BindResult'
import { definePage } from '@/features/shared/page'

export default definePage('profileBindResult', function ProfileBindResultPage({ params }) {
  return <BindResult app={params.app ?? 'wechat'} />
})
