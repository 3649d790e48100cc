import { useQuery } from '@tanstack/react-query'

import { connectShell } from '@/platform/appShell'
import type { AppShell } from '@/platform/appShell/types'

/** The operator's own app around this page; undefined = not yet known, null = there is none. */
export const useShell = (): AppShell | null | undefined =>
  useQuery({ queryKey: ['appShell'], queryFn: connectShell, staleTime: Infinity, networkMode: 'always' }).data
