import type { PdfShower } from './types'

/** WeChat itself shows documents. */
export const pdfShower: PdfShower = () => async () => false
