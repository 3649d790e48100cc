import type { ShowPdf } from '@/platform/download/types'

/** @param key keeps the page that was read last */
export type PdfShower = (title: string, key: string) => ShowPdf
