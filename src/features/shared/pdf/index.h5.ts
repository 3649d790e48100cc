import type { PdfShower, PdfWarmer } from './types'

export const pdfShower: PdfShower = (title, key) => async (source, save, renew) => {
  const { openViewer } = await import('./h5/open')
  return openViewer({ title, pageKey: key, source, save, renew })
}

export const warmPdf: PdfWarmer = async (source) => {
  const { warm } = await import('./h5/open')
  return warm(source)
}
