import { useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'
import { errorText } from '@/http/apiError'

/**
 * 刷新 pressed by hand always answers: it is busy, then says what is new, that nothing is, or why it failed.
 * @param read asks the server; what to say of its answer, '' where the screen says it itself
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
