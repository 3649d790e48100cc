import { useCode } from '@/features/shared/lazyCode/useCode'
import { useAppConfig } from '@/stores/appConfig'

const load = () => import('./Licences')

/** Where the operator has none, their code is not loaded. */
export function LaterLicences() {
  const code = useCode(
    useAppConfig(({ config }) => (config?.licences.length ?? 0) > 0),
    load,
  )
  return code ? <code.default /> : null
}
