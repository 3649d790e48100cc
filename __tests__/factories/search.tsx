import Search from '@/pages/search/search'

import { openScreen, type ScreenOptions } from '../setup/openScreen'
import { aMember } from './member'

export const searchCall = 'GET /api/v3/search'

/** What the site's search finds. */
export const foundWire = (type: string, title: string) => ({
  resource_id: 7,
  resource_type: type,
  title,
  thumb: '',
  charge: 299,
  short_desc: '',
  p: '',
})

/** The page of the site's search, with a word that was searched. */
export const openSearch = (addons: ScreenOptions['addons']) =>
  openScreen(Search, {
    params: { keywords: '直播' },
    user: aMember(),
    addons,
    pages: [`/pages/search/search?keywords=${encodeURIComponent('直播')}`],
  })
