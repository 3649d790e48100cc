import { Redemption } from '@/features/redemption/Redemption'
import { useArrivedCode } from '@/features/redemption/useArrivedCode'
import { definePage } from '@/features/shared/page'

const Page = definePage('codeExchanger', Redemption)

export default function CodeExchangerPage() {
  useArrivedCode()
  return <Page />
}
