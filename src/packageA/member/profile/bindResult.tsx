import { BindResult } from '@/features/profile/BindResult'
import { screen } from '@/features/shared/screen'

export default screen('profileBindResult', function ProfileBindResult({ params }) {
  return <BindResult app={params.app ?? 'wechat'} />
})
