// The live service: its host, and the chat's socket.
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'

import { ask, bad, explain, good, timeoutMs, trust, unknown, warn } from './ask.mjs'
import { corsFault } from './cors.mjs'

/** The second host: chat, sign-in and heartbeats of live lessons. */
export async function readLive({ origin, siteOrigin, goHost, isHostGiven }) {
  if (!goHost) return unknown('没有给直播服务的地址', '加上 --go-host https://go.example.com')
  try {
    const url = `${goHost}/addons/zhibo/api/v1/course/1/video/1/chat/msg?page=1&size=1`
    const answer = await ask(url)
    const advice = '（docs/nginx/zhitu-live.conf）'
    if (answer.status !== 401 && answer.envelope?.code !== 401) {
      const text = `回答的不是直播服务（${answer.envelope?.message || `HTTP ${answer.status}`}）`
      if (!isHostGiven && goHost === origin)
        return bad(text, `没有写 goHost，应用问的是接口的地址：在 config.js 里写上${advice}`)
      return bad(text, `nginx 转发的地址不对，或服务没有运行${advice}`)
    }
    if (siteOrigin === '' || siteOrigin === new URL(goHost).origin) return good('能用')
    if (siteOrigin.startsWith('https:') && goHost.startsWith('http:'))
      return bad('网址是 http，浏览器会拦下', '改成 https')
    const fault = await corsFault(url, siteOrigin)
    return fault ? bad(fault, `学员发不出消息，也签不了到。让它允许跨域，或同源转发 /go${advice}`) : good('能用')
  } catch (error) {
    return bad(explain(error))
  }
}

/** Opens the chat socket of a coming lesson, at the address that the server gives. */
export async function readSocket({ origin, get, login }) {
  const { token, headers, refusal } = await login.logIn()
  if (refusal) return refusal
  const { envelope: mine } = await get('/addons/zhibo/api/v1/member/courses?page=1&size=50', { headers })
  const rows = Array.isArray(mine?.data?.data) ? mine.data.data : []
  const courses = rows.filter(({ course }) => course?.next_video?.id)
  if (courses.length === 0) return unknown('这个账号没有还要上的直播课', '换一个买了直播课的学员账号')
  const [{ course_id: courseId, course }] = courses
  const lessonId = course.next_video.id
  const { envelope: play } = await get(`/addons/zhibo/api/v1/course/${lessonId}/play`, { headers })
  const template = play?.data?.chat?.connect_url
  if (!template) return warn('服务器没有给聊天的地址', '在后台的直播设置里填直播服务的公网地址')
  if (template.startsWith('ws:') && origin.startsWith('https:'))
    return bad(`聊天的地址不是 wss：${new URL(template).origin}`, '在后台把直播服务的公网地址改成 https')
  const values = { ':courseId': courseId, ':videoId': lessonId, ':token': token }
  const url = template.replace(/:(courseId|videoId|token)/g, (name) => values[name])
  const status = await upgrade(url.replace(/^ws/, 'http'))
  if (status === 101) return good(`能连上 ${new URL(template).origin}`)
  return bad(`连不上（HTTP ${status}）：能发消息，看不到新消息`, 'nginx 要转发 Upgrade（docs/nginx/zhitu-live.conf）')
}

/** The status of the answer to a WebSocket request. @throws what Node's `http` does */
function upgrade(url) {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    }
    const options = { headers, rejectUnauthorized: !trust.isAnyCertificate }
    const request = (url.startsWith('https:') ? https : http).get(url, options, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(101)
    })
    request.setTimeout(timeoutMs, () => request.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })))
    request.on('error', reject)
  })
}
