import { useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'
import { errorText } from '@/http/apiError'

/**
 * A press on 刷新 always gets a reaction: busy first, then what is new, that nothing is, or why it failed.
 * @param read asks the server; returns the message, '' where the screen itself shows the news
 */
export function useRefresh(read: () => Promise<string>): { isBusy: boolean; refresh: () => void } {
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const refresh = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const words = await read()
      if (words) toast(words, 'info')
    } catch (error) {
      toast(errorText(error), 'error')
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { isBusy, refresh: () => void refresh() }
}
