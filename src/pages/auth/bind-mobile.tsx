import { BindMobile } from '@/features/account/bindMobile/BindMobile'
import { definePage } from '@/features/shared/page'

export default definePage('bindMobile', function BindMobilePage({ params }) {
  return <BindMobile redirect={params.redirect} />
})
