import { createRoot } from 'react-dom/client'

import { LayerPage } from '@/components/layerPage'
import { frontPage, watchLayers } from '@/lib/layers'

import { openPdf } from './pdfjs'
import { PdfViewer, type PdfFile } from './PdfViewer'

interface Opening extends Omit<PdfFile, 'pdf' | 'ratio' | 'reopen'> {
  source: Blob | string
  /** Gives a fresh address, if `source` is one. */
  renew?: () => Promise<string>
}

async function open(source: Blob | string) {
  const pdf = await openPdf(source)
  try {
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { pdf, ratio: height / width }
  } catch (error) {
    void pdf.loadingTask.destroy()
    throw error
  }
}

/** @returns false = it cannot be shown here */
export async function openViewer({ source, renew, ...file }: Opening): Promise<boolean> {
  const page = frontPage()
  const opened = await open(source).catch(() => undefined)
  if (!opened) return false
  const left = () => frontPage() !== page
  // The page that asked for it is no longer in front.
  if (left()) {
    void opened.pdf.loadingTask.destroy()
    return true
  }
  const reopen = async () => openPdf(renew ? await renew() : source)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    stopWatching()
    root.unmount()
    host.remove()
  }
  const stopWatching = watchLayers(() => {
    // Not while the page's own layers are being told of the same.
    if (left()) setTimeout(close)
  })
  root.render(
    <LayerPage.Provider value={page}>
      <PdfViewer {...file} {...opened} reopen={reopen} onClose={close} />
    </LayerPage.Provider>,
  )
  return true
}

/** Letters repeat: later pages seldom bring new ones. */
const warmedPages = 20

/** Draws nothing, but reads as if it did: character maps and letters are fetched, and the service worker keeps them. */
export async function warm(source: Blob | string): Promise<boolean> {
  const pdf = await openPdf(source).catch(() => undefined)
  if (!pdf) return false
  try {
    for (let page = 1; page <= Math.min(pdf.numPages, warmedPages); page += 1)
      await (await pdf.getPage(page)).getOperatorList()
  } catch {
    // A broken page needs none.
  }
  void pdf.loadingTask.destroy()
  return true
}
