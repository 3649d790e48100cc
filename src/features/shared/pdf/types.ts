import type { ShowPdf } from '@/platform/download/types'

/** @param key storage key of the last read page */
export type PdfShower = (title: string, key: string) => ShowPdf
