import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { SnapshotResource } from '@/api/snapshot'
import { snapshotQueries } from '@/queries/snapshot'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { useCode } from '../lazyCode/useCode'

const load = () => import('./SnapshotRow')

/** Link on a thing's own page to its photographs, with or without consent. */
export function SnapshotEntry({ resource }: { resource: SnapshotResource }) {
  const isOn = useSwitch('snapshort') === true
  const isLogin = useSession((session) => session.isLogin)
  const { data: rules } = useQuery({ ...snapshotQueries.rules(), enabled: isOn && isLogin })
  const code = useCode(rules?.isOn[resource.type] === true, load)
  const [openedAtMs] = useState(Date.now)
  if (!code || !rules) return null
  return (
    <code.SnapshotRow
      resource={resource}
      maxCount={rules.maxCount}
      positionSec={() => (Date.now() - openedAtMs) / 1000}
    />
  )
}
