import type { PDFDocumentProxy } from 'pdfjs-dist'

type Pdfjs = typeof import('pdfjs-dist')

/** The build copies pdf.js here unchanged. Browsers that cannot parse it cannot load it. */
const folder = () => new URL(BUILD_PDFJS, document.baseURI).href

let loading: Promise<Pdfjs> | undefined

export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= import(/* webpackIgnore: true */ `${folder()}pdf.js`)
  loading.catch(() => (loading = undefined))
  return loading
}

/** Size of a ranged request; a slow network takes about a second for it. */
const partBytes = 256 * 1024

/**
 * @param source of an address only the visible parts are fetched, if its host supports ranges
 * @throws when it is no PDF, has a password, or cannot be fetched
 */
export async function openPdf(source: Blob | string): Promise<PDFDocumentProxy> {
  const { getDocument, GlobalWorkerOptions } = await loadPdfjs()
  GlobalWorkerOptions.workerSrc = `${folder()}pdf.worker.js`
  const file =
    typeof source === 'string'
      ? { url: source, rangeChunkSize: partBytes, disableAutoFetch: true, disableStream: true }
      : { data: await source.arrayBuffer() }
  const task = getDocument({
    ...file,
    cMapUrl: `${folder()}cmaps/`,
    standardFontDataUrl: `${folder()}standard_fonts/`,
    wasmUrl: `${folder()}wasm/`,
    // The content security policy forbids both.
    useWasm: false,
    // By the page, which tells the service worker what it has used.
    useWorkerFetch: false,
    isEvalSupported: false,
  })
  return task.promise
}
