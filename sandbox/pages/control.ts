/** Pages for the person who runs the sandbox. */
import type { Dialect } from '../core/work'
import { localDT } from '../core/dates'
import { DEMO_PASSWORD, members } from '../seed/members'
import { promoCodes } from '../seed/promoCodes'
import type { recentCodes } from '../services/codes'
import { html, page } from './html'

const LINKS = [
  ['/sandbox/sms', '短信与邮件验证码'],
  ['/sandbox/faults', '故障列表（POST 添加，DELETE 清空）'],
  ['/sandbox/config', '运营配置（POST 覆盖，DELETE 还原）'],
  ['/sandbox/clock', '时钟（POST now 或 advanceSec）'],
  ['/user/protocol', '用户协议'],
  ['/aboutus', '关于我们'],
]

interface Facts {
  now: number
  dialect: Dialect
  hasApp: boolean
}

export function indexPage({ now, dialect, hasApp }: Facts) {
  const accounts = members
    .filter((member) => member.about)
    .map(
      ({ mobile, nickName, about }) =>
        html`<tr>
          <td><code>${mobile}</code></td>
          <td>${nickName}</td>
          <td>${about ?? ''}</td>
        </tr>`,
    )
  const codes = promoCodes.map(
    ({ code, about }) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${about}</td>
      </tr>`,
  )
  const links = LINKS.map(([href = '', label = '']) => html`<li><a href="${href}">${label}</a></li>`)
  const body = html` <h1>知途网校沙盒</h1>
    <p>
      接口方言 <code>${dialect}</code>，沙盒时间
      ${localDT(now)}。${hasApp ? html`<a href="/">打开学员端</a>` : ''}
    </p>
    <ul>
      ${links}
    </ul>
    <h2>演示账号</h2>
    <p class="note">
      密码都是 <code>${DEMO_PASSWORD}</code>；短信验证码除了收到的，<code>112233</code> 总是可用。
    </p>
    <table>
      ${accounts}
    </table>
    <h2>优惠码</h2>
    <table>
      ${codes}
    </table>`
  return page('知途网校沙盒', body, { isWide: true })
}

export function smsPage(rows: Awaited<ReturnType<typeof recentCodes>>) {
  const lines = rows.map(
    (row) =>
      html`<tr>
        <td>${localDT(row.createdAt)}</td>
        <td>${row.target}</td>
        <td>${row.scene}</td>
        <td><code>${row.code}</code>${row.isSpent ? '（已用）' : ''}</td>
      </tr>`,
  )
  const body = html` <h1>验证码</h1>
    <p class="note">最新的在最上面，页面每 3 秒刷新。</p>
    <table>
      <tr>
        <th>时间</th>
        <th>发往</th>
        <th>用途</th>
        <th>验证码</th>
      </tr>
      ${lines}
    </table>`
  return page('验证码', body, { isWide: true, head: html`<meta http-equiv="refresh" content="3" />` })
}
