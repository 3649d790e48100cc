import type { PdfShower, PdfWarmer } from './types'

/** WeChat itself shows documents. */
export const pdfShower: PdfShower = () => async () => false
export const warmPdf: PdfWarmer = async () => true
