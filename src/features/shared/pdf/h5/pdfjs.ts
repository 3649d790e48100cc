import type { PDFDocumentProxy } from 'pdfjs-dist'

type Pdfjs = typeof import('pdfjs-dist')

/** The build copies pdf.js here unchanged. Browsers that cannot parse it cannot load it. */
const folder = () => new URL(BUILD_PDFJS, document.baseURI).href

let loading: Promise<Pdfjs> | undefined
let failures = 0

/** Browsers remember a script that failed to load, pdf.js such a worker. With another mark both load again. */
const mark = () => (failures > 0 ? `#${failures}` : '')

function forget(): void {
  loading = undefined
  failures += 1
}

export function loadPdfjs(): Promise<Pdfjs> {
  if (!loading) {
    loading = import(/* webpackIgnore: true */ `${folder()}pdf.js${mark()}`)
    loading.catch(forget)
  }
  return loading
}

/** Size of a ranged request; a slow network takes about a second for it. */
const partBytes = 256 * 1024

/** pdf.js says so when its worker's script failed to load. */
const workerFault = 'Setting up fake worker failed'

/**
 * @param source of an address only the visible parts are fetched, if its host supports ranges
 * @throws when it is no PDF, has a password, or cannot be fetched
 */
export async function openPdf(source: Blob | string): Promise<PDFDocumentProxy> {
  const pdfjs = await loadPdfjs()
  pdfjs.GlobalWorkerOptions.workerSrc = `${folder()}pdf.worker.js${mark()}`
  const file =
    typeof source === 'string'
      ? { url: source, rangeChunkSize: partBytes, disableAutoFetch: true, disableStream: true }
      : { data: await source.arrayBuffer() }
  const task = pdfjs.getDocument({
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
  try {
    return await task.promise
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(workerFault)) forget()
    void task.destroy()
    throw error
  }
}
