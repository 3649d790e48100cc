/** Version, config, home, search and other calls without a login (docs/backend/app.md, docs/backend/home.md). */
import { htmlPage, idIn, ownPages, type Api } from '../core/api'
import { askOf, lightPage } from '../core/paging'
import { agreementPage } from '../pages'
import { loadSite } from '../seed/site'
import { latestAnnouncement, listAnnouncements, readAnnouncement } from '../services/announcements'
import { homeBlocks } from '../services/home'
import { listCoins } from '../services/orders'
import { search, searchCourses } from '../services/search'
import * as site from '../services/site'
import { hitLike, likeStatus, listHistory, listLiked, recordHistory } from '../services/templateOne'

export function appRoutes(api: Api) {
  api.get('/api/v9/version', 'none', ({ settings }) => settings.version)
  api.get('/api/v9/other/recommend-app', 'none', ({ settings }) => settings.recommend_apps)
  api.get('/api/v2/other/config', 'none', (call) => site.systemConfig(call))
  api.get('/api/v3/status', 'none', () => [])
  api.get('/api/v3/search', 'none', (call) => search(call, call.query))
  api.get('/api/v2/search', 'none', (call) => searchCourses(call, call.query))

  api
    .only('base', 'middle')
    .get('/api/v2/viewBlock/page/blocks', 'none', (call) =>
      homeBlocks(call, call.query.page_name, call.query.platform ?? ''),
    )
  api.only('head').get('/api/v2/decorationPage/blocks', 'none', (call) => homeBlocks(call, call.query.page_name))

  api.get('/api/v2/announcement/latest', 'none', (call) => latestAnnouncement(call))
  api.get('/api/v2/announcements', 'none', async (call) =>
    lightPage(await listAnnouncements(call, askOf(call.query, 'size', 10))),
  )
  api.get('/api/v2/announcement/:id', 'none', (call) => readAnnouncement(call, idIn(call.params)))

  api
    .only('middle', 'head')
    .get('/api/v3/other/wechat-mp-jssdk', 'none', (call) => site.shareSdk(call, call.query.path))
  for (const [path, agreement] of Object.entries(loadSite().agreements)) {
    api.get(path, 'none', () => htmlPage(agreementPage(agreement)))
  }
}

export function templateOneRoutes(api: Api) {
  const base = '/addons/templateOne/api/v1'
  api.get(`${base}/settings`, 'none', ({ settings }) => settings.extraConfig)
  api.get(`${base}/wechat/jssdk`, 'none', (call) => site.shareSdk(call, call.query.url))
  api.get(`${base}/like/status`, 'bearer', (call) => likeStatus(call, call.member, call.query))
  api.get(`${base}/like/hit`, 'bearer', (call) => hitLike(call, call.member, call.query))
  api.get(`${base}/like/courses`, 'bearer', async (call) => lightPage(await listLiked(call, call.member, call.query)))
  api.post(`${base}/history/record`, 'bearer', (call) => recordHistory(call, call.member, call.body))
  api.get(`${base}/member/credit2Records`, 'bearer', ownPages(listCoins, 'size'))
  api.get(`${base}/history/records`, 'bearer', (call) => listHistory(call, call.member))
}
