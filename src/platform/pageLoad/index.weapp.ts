import type { FetchPageCode, TitlePages, WatchPageLoad } from './types'

export const fetchPageCode: FetchPageCode = () => Promise.resolve()

export const titlePages: TitlePages = () => undefined

export const watchPageLoad: WatchPageLoad = () => undefined
