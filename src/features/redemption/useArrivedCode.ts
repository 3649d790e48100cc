import { useRouter } from '@tarojs/taro'
import { useState } from 'react'

import { pageParams, setPageParams } from '@/routes/navigate'

import { giftCode } from './giftCode'

/**
 * Takes the code of a gift out of the address before the page is drawn, so that neither a login nor anything else that
 * reads addresses gets to see it.
 */
export function useArrivedCode(): void {
  const router = useRouter()
  useState(() => {
    const code = pageParams('codeExchanger', router)?.code
    if (code === undefined) return
    giftCode.store(code, null)
    setPageParams('codeExchanger', {})
  })
}
