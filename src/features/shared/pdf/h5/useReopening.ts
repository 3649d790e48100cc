import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'

import { texts } from '../texts'

/** The opened file. pdf.js never again asks for what failed to load, so a retry opens the file anew. */
export function useReopening(first: PDFDocumentProxy, reopen: () => Promise<PDFDocumentProxy>) {
  const [pdf, setPdf] = useState(first)
  const [isReopening, setIsReopening] = useState(false)
  const isUnderWay = useRef(false)
  const isLeft = useRef(false)
  const latest = useRef(reopen)
  latest.current = reopen

  useEffect(() => () => void pdf.loadingTask.destroy(), [pdf])
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])

  const retry = useCallback(async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsReopening(true)
    // Without a network the pages stay as they are, and can be asked for again.
    const opened = await latest.current().catch(() => undefined)
    isUnderWay.current = false
    if (isLeft.current) {
      void opened?.loadingTask.destroy()
      return
    }
    setIsReopening(false)
    if (opened) setPdf(opened)
    else toast(texts.notReopened, 'error')
  }, [])
  return { pdf, isReopening, retry }
}
