/** The member's own things (docs/backend/members.md). */
import { idIn, ownPages, type Api } from '../core/api'
import { countedPage, paginatorAt } from '../core/paging'
import { listCredits, listMessages, markRead, unreadCount } from '../services/account'
import { faceResult, startFace } from '../services/faces'
import { change, memberDetail, requestDestroy } from '../services/members'
import { listOrders } from '../services/orders'
import * as profile from '../services/profile'
import { learnedLessons } from '../services/progress'
import { generateInvite, inviteCode } from '../services/promo'
import { listPurchases } from '../services/roles'
import { bindWithCode } from '../services/socialites'
import * as study from '../services/studyLists'
import { uploadImage } from '../services/uploads'

export function memberRoutes(api: Api) {
  profileRoutes(api)
  studyRoutes(api)
  recordRoutes(api)
}

function profileRoutes(api: Api) {
  const member = '/api/v2/member'
  api.get(`${member}/detail`, 'bearer+', (call) => memberDetail(call, call.member))
  api.post(`${member}/detail/nickname`, 'bearer+', (call) => profile.setNickname(call, call.member, call.body))
  api.post(`${member}/detail/avatar`, 'bearer+', profile.setAvatar)
  api.post(`${member}/detail/mobile`, 'bearer+', (call) => profile.bindMobile(call, call.member, call.body))
  api.post(`${member}/detail/password`, 'bearer+', (call) => profile.changePassword(call, call.member, call.body))
  api.post(`${member}/verify`, 'bearer+', (call) => profile.proveMobile(call, call.member, call.body))
  api.put(`${member}/mobile`, 'bearer+', (call) => profile.changeMobile(call, call.member, call.body))
  api.delete(`${member}/socialite/:type`, 'bearer+', (call) =>
    profile.unbindSocialite(call, call.member, call.params.type ?? ''),
  )
  api.post('/api/v3/member/socialite/bindWithCode', 'bearer+', (call) => bindWithCode(call, call.member, call.body))
  api.post('/api/v3/member/tencent/faceVerify', 'bearer+', (call) => startFace(call, call.member, call.body))
  api.get('/api/v3/member/tencent/faceVerify', 'bearer+', (call) => faceResult(call, call.member, call.query))
  api.post('/api/v3/member/destroy', 'bearer+', (call) => requestDestroy(call, call.member))
  api
    .only('middle', 'head')
    .post(`${member}/agreement/agree`, 'bearer+', (call) => change(call, call.member, { agreedAt: call.now }))
  api.post('/api/v2/upload/image', 'bearer+', (call) => uploadImage(call))
}

function studyRoutes(api: Api) {
  api.get('/api/v2/member/courses', 'bearer+', ownPages(study.oldBoughtList, 'page_size', 5, countedPage))
  api.get('/api/v3/member/courses', 'bearer+', ownPages(study.boughtList, 'size'))
  api.get('/api/v3/member/courses/learned', 'bearer+', ownPages(study.learnedList, 'size'))
  api.get('/api/v3/member/courses/like', 'bearer+', ownPages(study.likedList, 'size'))
  api.get('/api/v3/member/learned/course/:id', 'bearer+', (call) =>
    learnedLessons(call, call.member, idIn(call.params)),
  )
}

function recordRoutes(api: Api) {
  const member = '/api/v2/member'
  api.get(`${member}/credit1Records`, 'bearer+', ownPages(listCredits, 'page_size'))
  api.only('base').get(`${member}/promoCode`, 'bearer+', (call) => inviteCode(call, call.member))
  api.only('base').post(`${member}/promoCode`, 'bearer+', (call) => generateInvite(call, call.member))
  api.get(`${member}/messages`, 'bearer+', ownPages(listMessages, 'page_size', 5))
  api.get(`${member}/notificationMarkAsRead/:message`, 'bearer+', (call) =>
    markRead(call, call.member, call.params.message),
  )
  api.get(`${member}/notificationMarkAllAsRead`, 'bearer+', (call) => markRead(call, call.member))
  api.get(`${member}/unreadNotificationCount`, 'bearer+', (call) => unreadCount(call, call.member))
  api.get(`${member}/orders`, 'bearer+', ownPages(listOrders, 'page_size', 10, paginatorAt('api/v2/member/orders')))
  api.get(
    `${member}/roles`,
    'bearer+',
    ownPages(listPurchases, 'page_size', 5, paginatorAt('api/v2/member/roles', true)),
  )
}
