/** Stand-ins of pages of others: WeChat's consent, the face check, an operator's embedded player. */
import { PERSONAS } from '../services/socialites'
import { actionForm, html, page } from './html'

export function oauthPage(state: string) {
  const choices = Object.entries(PERSONAS).map(([persona, { title, note }]) =>
    actionForm('/sandbox/oauth', { state, persona }, html`${title}<small>${note}</small>`),
  )
  const body = html` <p class="brand">微信</p>
    <h1>知途网校申请获得你的昵称和头像</h1>
    <p class="note">沙盒里的授权页：请选择以谁的身份回来。</p>
    ${choices} ${actionForm('/sandbox/oauth', { state, persona: 'nobody' }, '拒绝')}`
  return page('微信授权', body, { accent: '#07803e' })
}

export function facePage(token: string) {
  const choice = (result: string, label: string, look?: string) =>
    actionForm('/sandbox/face', { token, result }, label, look)
  const body = html` <h1>人脸核身</h1>
    <div class="card">
      <p>请正对屏幕，保持光线充足。</p>
      <p class="note">沙盒里的核身页，不会打开摄像头。</p>
    </div>
    ${choice('passed', '验证通过', 'main')} ${choice('failed', '验证失败')} ${choice('left', '直接离开')}`
  return page('人脸核身', body)
}

export function embedPage(videoUrl: string) {
  const head = html`<style>
    body {
      background: #000;
    }
    main {
      max-width: none;
      padding: 0;
    }
    video {
      display: block;
      width: 100vw;
      height: 100vh;
    }
  </style>`
  return page('播放器', html`<video src="${videoUrl}" controls playsinline></video>`, { head })
}
