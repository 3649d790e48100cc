import type { ShowPdf } from '@/platform/download/types'

/** @param key storage key of the last read page */
export type PdfShower = (title: string, key: string) => ShowPdf

/** Shows nothing, but fetches what the viewer and the file's letters need, for when there is no network. */
export type PdfWarmer = ShowPdf
