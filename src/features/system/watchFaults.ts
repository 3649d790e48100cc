import { faultReportsPerVisit } from '@/config/limits'
import { faults } from '@/platform/faults'
import type { PageFault } from '@/platform/faults/types'
import { topPath } from '@/platform/navigation'

import { persist } from './persist'

/** Collects faults from now on. The code that reports them to this address loads later. */
export function watchFaults(url: string): void {
  const early: PageFault[] = []
  let tell = (fault: PageFault) => {
    if (early.length < faultReportsPerVisit) early.push(fault)
  }
  faults.watch((fault) => tell({ ...fault, page: topPath() ?? '' }))
  void persist(async () => {
    const { startFaultReports } = await import('./faultReports')
    tell = startFaultReports(url)
    early.forEach(tell)
  })
}
