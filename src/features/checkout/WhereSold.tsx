import type { ReactNode } from 'react'

import { StateView } from '@/components/StateView'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'

import { texts } from './texts'

export const homeAction = { label: texts.home, onClick: () => navigateTo('home') }

/** What belongs to a payment. Where the platform forbids selling, no address leads there. */
export const WhereSold = ({ children }: { children: ReactNode }) =>
  payAdapter.canSell ? children : <StateView kind='locked' {...texts.hidden} action={homeAction} />
