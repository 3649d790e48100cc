import type { PdfShower } from './types'

/** WeChat shows documents by itself. */
export const pdfShower: PdfShower = () => async () => false
