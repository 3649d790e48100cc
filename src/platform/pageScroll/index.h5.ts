import { useEffect } from 'react'

import type { UsePageScroll } from './types'

/** Taro's own hook would listen on every page (config/webpack/lean-loader.js). */
export const usePageScroll: UsePageScroll = (id, listener) => {
  useEffect(() => {
    const page = document.getElementById(id)?.closest('.taro_page')
    page?.addEventListener('scroll', listener, { passive: true })
    return () => page?.removeEventListener('scroll', listener)
  }, [id, listener])
}
